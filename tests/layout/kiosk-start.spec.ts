import { LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { KIOSK_SCREENS, openKiosk, untilKiosk } from '../support/kiosk.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { some } from '../support/scope.ts';
import { untilSettled } from '../support/settled.ts';

test.use({ ...withoutWorker, ownSite: false });

for (const viewport of some(1, [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  ...KIOSK_SCREENS.map((screen) => screen.viewport),
])) {
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('the start page of a kiosk breaks no word and covers none, in any language', async ({ page }) => {
      test.setTimeout(120_000);
      await openKiosk(page);
      for (const language of some(5, [...new Set(['en', 'fr', 'el', 'ar', 'fil', ...LANGUAGE_CODES])])) {
        await page.locator(`[role=group] button[lang=${language}]`).click();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await untilSettled(page);
        const wrong = await page.evaluate(() => {
          const start = document.getElementById('kiosk-start') as HTMLElement;
          const texts = document.createTreeWalker(start, NodeFilter.SHOW_TEXT);
          const wrong: string[] = [];
          const range = document.createRange();
          for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
            for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\p{Pd}]+/gu)) {
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              const { left, right } = range.getBoundingClientRect();
              // Chinese and Japanese have no spaces between words.
              if (lines.size > 1 && !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word))
                wrong.push(`broken: ${word}`);
              if (left < 0 || right > innerWidth) wrong.push(`cut: ${word}`);
            }
          }
          const note = start.querySelector('[role=group]')?.previousElementSibling?.getBoundingClientRect();
          const hub = start.querySelector(':scope > button > span > span')?.getBoundingClientRect();
          if (note === undefined || hub === undefined) wrong.push('not there: note or hub');
          else if (hub.bottom > note.top && hub.right > note.left && hub.left < note.right)
            wrong.push('covered: the words of the hub');
          return wrong;
        });
        expect(wrong, language).toEqual([]);
      }
    });

    test('the start page of a kiosk moves nothing when its fonts arrive late', async ({ page }) => {
      let arrive = () => {};
      const late = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/*.woff2', async (route) => {
        await late;
        await route.continue();
      });
      await watchShifts(page);
      await page.goto('/kiosk', { waitUntil: 'commit' });
      await untilKiosk(page);
      await expect(page.getByRole('group').getByRole('button')).toHaveCount(LANGUAGE_CODES.length);
      arrive();
      await untilSettled(page);
      const { sum, shifts } = await shiftsOf(page);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
    });
  });
}
