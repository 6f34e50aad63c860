import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
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
