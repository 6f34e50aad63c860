import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { openInLanguage } from '../support/open-in-language.ts';
import { fullRun, some } from '../support/scope.ts';
import { openSettled } from '../support/settled.ts';

test.use({ ...withoutWorker, viewport: { width: 390, height: 844 } });

test('I18N-06 no line of the claim in the footer has only a single letter', fullRun, async ({ page }) => {
  // A phone has room for the claim in one or two lines.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSettled(page, '/contact');
  for (const language of some(1, ['zh', 'ja', 'ko', 'am', 'hi', 'ar', 'el', 'en'])) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await openSettled(page, '/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const lines = await page
      .getByRole('contentinfo')
      .locator('p')
      .first()
      .evaluate((claim) => {
        const found = new Map<number, string>();
        const texts = document.createTreeWalker(claim, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          for (let at = 0; at < text.length; at++) {
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const top = Math.round(range.getBoundingClientRect().top);
            found.set(top, (found.get(top) ?? '') + text.data[at]);
          }
        }
        return [...found.values()];
      });
    expect(lines.length, language).toBeGreaterThan(1);
    for (const line of lines)
      expect(line.match(/\p{L}/gu)?.length, `${language}: ${line}`).toBeGreaterThan(1);
  }
});

test('MEDALS-01 I18N-06 from right to left every game starts next to its sign, also in two lines', async ({
  page,
}) => {
  await openInLanguage(page, 'ar', '/medals');
  const games = await page.getByRole('rowheader').evaluateAll((headers) =>
    headers.map((header) => {
      const sign = header.querySelector('svg')?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(header.querySelector('span') ?? header);
      const lines = [...range.getClientRects()];
      return { lines: lines.length, gaps: lines.map(({ right }) => Math.round((sign?.left ?? 0) - right)) };
    }),
  );
  expect(Math.max(...games.map(({ lines }) => lines))).toBeGreaterThan(1);
  expect(new Set(games.flatMap(({ gaps }) => gaps)).size, JSON.stringify(games)).toBe(1);
});
