import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { openInLanguage } from '../../support/open-in-language.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openBlock } from './home-answers.ts';

test.use(withoutWorker);

test('HOME-12 eight categories link to their pages of the catalogue', async ({ page }) => {
  const grid = await openBlock(page, 'Eight arts to enter');
  const links = grid.getByRole('link');
  await expect(links).toHaveCount(8);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(8);
  for (const address of addresses) expect(address).toMatch(/^\/event-categories\/[a-z]+(?:-[a-z]+)*$/);
  await links.first().click();
  await expect(page).toHaveURL('/event-categories/musical-vocal-instrumental-arts');
});

test(
  'CAT-02 each category shows its picture and its sign, and no drawing is missing',
  fullRun,
  async ({ page }) => {
    const grid = await openBlock(page, 'Eight arts to enter');
    const cards = grid.getByRole('listitem');
    for (const card of await cards.all()) await expect(card.locator('use')).toHaveCount(2);
    const drawings = await cards
      .locator('use')
      .evaluateAll((all) => all.map((use) => use.getAttribute('href')?.split('#')[0] ?? ''));
    expect(new Set(drawings).size).toBe(16);
    for (const drawing of drawings) expect((await page.request.get(drawing)).status(), drawing).toBe(200);
  },
);

for (const language of some(2, ['ms', 'ar', 'en', 'fil', 'el'])) {
  test(`HOME-12 CAT-02 the grid is even in ${language}: four by two on a desk, two by four on a phone`, async ({
    page,
  }) => {
    for (const [width, columns] of [
      [1440, 4],
      [390, 2],
      [320, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await openInLanguage(page, language, '/');
      const links = page.getByRole('main').locator('li > a[href^="/event-categories/"]');
      await links.first().scrollIntoViewIfNeeded();
      await expect(links).toHaveCount(8);
      const cells = await links.evaluateAll((all) =>
        all.map((link) => {
          const [, sign] = link.querySelectorAll('svg');
          const name = link.lastElementChild ?? link;
          const range = document.createRange();
          range.selectNodeContents(name);
          const [words, box] = [range.getBoundingClientRect(), link.getBoundingClientRect()];
          return {
            left: Math.round(box.left),
            width: Math.round(box.width),
            top: Math.round(name.getBoundingClientRect().top),
            gap: words.top - (sign?.getBoundingClientRect().bottom ?? 0),
            beyond: Math.max(box.left - words.left, words.right - box.right),
          };
        }),
      );
      const columnsOf = cells.map(({ left }) => left);
      expect.soft(new Set(columnsOf).size, `columns at ${width}`).toBe(columns);
      expect.soft(new Set(cells.map((cell) => cell.width)).size, `widths at ${width}`).toBe(1);
      for (let row = 0; row < cells.length; row += columns) {
        const tops = cells.slice(row, row + columns).map(({ top }) => top);
        expect.soft(new Set(tops).size, `names of a row at ${width}`).toBe(1);
      }
      for (const { gap, beyond } of cells) {
        expect.soft(gap, `between sign and name at ${width}`).toBeGreaterThanOrEqual(6);
        expect.soft(beyond, `name beyond its cell at ${width}`).toBeLessThanOrEqual(1);
      }
    }
  });
}
