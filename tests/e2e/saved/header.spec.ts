import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';
import { EVENT } from '../offline/sample-words.ts';

test.use(withoutWorker);

for (const [device, viewport] of some(1, [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('the star in the header counts what is saved and is one press from the list', async ({ page }) => {
      const header = page.getByRole('banner');
      await openSettled(page, '/news/details');
      await expect(header.getByRole('link', { name: 'Saved', exact: true })).toBeVisible();
      for (const path of ['/news/details', EVENT]) {
        await openSettled(page, path);
        const star = page
          .getByRole('main')
          .getByRole('button', { name: /^Save / })
          .first();
        await star.click();
        await expect(star).toHaveAttribute('aria-pressed', 'true');
      }
      const saved = header.getByRole('link', { name: 'Saved, 2 items' });
      await expect(saved).toHaveText('2');

      await watchShifts(page);
      await page.reload();
      await expect(saved).toHaveText('2');
      const { shifts } = await shiftsOf(page);
      expect(shifts.filter(({ where }) => where.some((element) => element.includes('/saved')))).toEqual([]);
      await saved.click();
      await expect(page).toHaveURL('/saved');
      await expect(page.getByRole('region', { name: 'Your list' }).getByRole('listitem')).toHaveCount(2);
    });
  });
}

test('the menu of a phone leads to the saved items, too', fullRun, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, '/medals');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Saved' }).click();
  await expect(page).toHaveURL('/saved');
  await expect(drawer).toHaveCount(0);
});
