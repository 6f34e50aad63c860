import type { Locator } from '@playwright/test';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { openInLanguage } from '../support/open-in-language.ts';
import { fullRun } from '../support/scope.ts';
import { openSettled } from '../support/settled.ts';

test.use(withoutWorker);

/** Line height relative to font size, as the art direction asks for headings in Devanagari, Arabic and CJK. */
const ROOM = 1.25;
/** Latin headings of this size are set tighter than this. */
const TIGHT = 1.16;

const HINDI_EVENT = '/event/पाइथियन-लोक-उत्सव';
const HINDI_PARTNER = '/our-council/anaya-vrikshan';
const EVENT = '/event/pythian-national-games';

/** The line height of the block that holds these words, relative to its font size. */
const leadingAround = (words: Locator) =>
  words.evaluate((element) => {
    let block = element;
    while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
    const { fontSize, lineHeight } = getComputedStyle(block);
    return Math.round((100 * Number.parseFloat(lineHeight)) / Number.parseFloat(fontSize)) / 100;
  });

test(
  'COUNCIL-06 a name whose letters have marks above and below has space for them',
  fullRun,
  async ({ page }) => {
    for (const [path, heading] of [
      [HINDI_EVENT, /पाइथियन लोक उत्सव/],
      [HINDI_PARTNER, /अनया वृक्षन/],
    ] as const) {
      await openSettled(page, path);
      const name = page.getByRole('heading', { level: 1 }).getByText(heading).first();
      expect(await leadingAround(name), path).toBeGreaterThanOrEqual(ROOM);
    }
  },
);

for (const language of ['ar', 'hi']) {
  test(`I18N-06 headings in ${language} have space, and Latin names among them are set tight`, async ({
    page,
  }) => {
    await openInLanguage(page, language, EVENT);
    const name = page.getByRole('heading', { level: 1, name: 'Pythian National Games' });
    expect(await leadingAround(name)).toBeLessThan(TIGHT);
    const own = page.locator('#schedule').getByRole('heading', { level: 2 });
    expect(await leadingAround(own)).toBeGreaterThanOrEqual(ROOM);
    for (const heading of [
      page.locator('#schedule').getByRole('heading', { level: 3 }).filter({ visible: true }).first(),
      page.getByRole('contentinfo').getByRole('heading', { level: 2 }).filter({ visible: true }).first(),
    ]) {
      await heading.scrollIntoViewIfNeeded();
      expect(await leadingAround(heading)).toBeGreaterThanOrEqual(ROOM);
    }
    // The site's own English texts, in every language.
    await openSettled(page, '/vision-and-mission');
    const sentence = page.locator('main p.d1[lang=en]').first();
    expect(await leadingAround(sentence)).toBeLessThan(TIGHT);
  });
}
