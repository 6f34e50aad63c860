import { riversideGrounds } from '#content/venues/riverside-grounds.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { openInLanguage } from '../../support/open-in-language.ts';
import { cutTexts, printedPages, timesPrinted } from '../../support/reading/printed-pages.ts';
import { some } from '../../support/scope.ts';
import { openSettled, untilSettled } from '../../support/settled.ts';

test.use(withoutWorker);

const NATIONAL = 'pythian-national-games';
const A4 = [595, 842];
const LETTER = [612, 792];

for (const [language, paper, size] of some(2, [
  ['en', 'a4', A4],
  ['ar', 'letter', LETTER],
  ['hi', 'a4', A4],
] as const))
  test(`PRINT-12 the plan of a venue is a sheet of one page, with every place and facility (${language}, ${paper})`, async ({
    page,
  }) => {
    await openInLanguage(page, language, `/print/${NATIONAL}?paper=${paper}`);
    await page.getByRole('radio').nth(4).click();
    await untilSettled(page);
    const pages = await printedPages(page);
    expect(pages.map(({ width, height }) => [width, height].map(Math.round))).toEqual([size]);
    expect(cutTexts(pages)).toEqual([]);
    // On the plan and in the list; the way to another place may name it, too.
    for (const { name } of riversideGrounds.places)
      expect(timesPrinted(pages, name), name).toBeGreaterThan(1);
    for (const { where } of riversideGrounds.facilities) expect(timesPrinted(pages, where), where).toBe(1);
    expect(timesPrinted(pages, 'Pythian National Games')).toBe(1);
  });

test('PRINT-12 an event without a plan offers none, and its address leads to the schedule', async ({
  page,
}) => {
  await openSettled(page, '/print/pythian-games-athens?sheet=venue');
  await expect(page.getByRole('radio', { name: 'Pocket schedule' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Venue plan' })).toHaveCount(0);
});
