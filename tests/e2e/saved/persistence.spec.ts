import { expect, test } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';
import { EVENT } from '../offline/sample-words.ts';

for (const [word, isGranted] of some(1, [
  ['refused', false],
  ['granted', true],
] as const))
  test(
    `the answer of a browser that has ${word} persistent storage is shown, and it is asked once`,
    fullRun,
    async ({ page }) => {
      await page.addInitScript((answer) => {
        const asked = () => Number(localStorage.getItem('asked') ?? 0);
        StorageManager.prototype.persisted = async () => answer && asked() > 0;
        StorageManager.prototype.persist = async () => {
          localStorage.setItem('asked', String(asked() + 1));
          return answer;
        };
      }, isGranted);
      await openSettled(page, EVENT);
      await page.getByRole('region', { name: 'Games schedule' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('tab', { name: /^Today/ })).toHaveAttribute('aria-selected', 'true');
      const stars = page.getByRole('main').getByRole('button', { name: /^Save / });
      for (const star of [stars.nth(0), stars.nth(1)]) {
        await star.click();
        await expect(star).toHaveAttribute('aria-pressed', 'true');
      }
      const timesAsked = () => page.evaluate(() => localStorage.getItem('asked'));
      await expect.poll(timesAsked).toBe('1');
      // By now the second star would have asked again.
      await letTimePass(page, 500, 'a second question, which must not come');
      expect(await timesAsked()).toBe('1');

      await page.goto('/saved');
      await expect(page.getByRole('region', { name: 'Your list' })).toBeVisible();
      const warning = page.getByText('Your browser may clear your saved list when space runs low.');
      await expect(warning).toHaveCount(isGranted ? 0 : 1);
      await page.goto('/device');
      const row = isGranted
        ? 'Your browser keeps this until you clear it.'
        : 'Your browser may clear this when space runs low.';
      await expect(page.getByText(row)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Ask the browser to keep it' })).toHaveCount(
        isGranted ? 0 : 1,
      );
      expect(await timesAsked(), 'no nagging').toBe('1');
    },
  );
