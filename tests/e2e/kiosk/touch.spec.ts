import type { Page } from '@playwright/test';
import { expect, test, workerInFullRuns } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { untilSettled } from '../../support/settled.ts';

const TABLETS = some(1, [
  [1024, 768],
  [1280, 800],
  [800, 1280],
] as const);

/** Controls that a finger can miss: small, and close to another one. */
async function crowded(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const SIZE = 44;
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, select, input, summary')]
      .filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], .visually-hidden'),
      )
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ one, box }) => box.width > 1 && box.height > 1 && !isInText(one));
    const small = controls.filter(({ box }) => box.width < 24 || box.height < 24);
    const middle = ({ box }: { box: DOMRect }) => [box.x + box.width / 2, box.y + box.height / 2] as const;
    const isClose = (a: { box: DOMRect }, b: { box: DOMRect }) => {
      const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
      return Math.hypot(ax - bx, ay - by) < SIZE;
    };
    return small
      .filter((control) => controls.some((other) => other !== control && isClose(control, other)))
      .map(
        ({ one, box }) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`,
      );

    /** A link in the middle of a sentence is as high as the line (WCAG 2.5.8, inline). */
    function isInText(one: HTMLElement): boolean {
      return one.tagName === 'A' && getComputedStyle(one).display === 'inline';
    }
  });
}

for (const [width, height] of TABLETS) {
  test.describe(`a tablet of ${width} by ${height}, by touch alone`, () => {
    test.use({
      ...workerInFullRuns,
      viewport: { width, height },
      hasTouch: true,
      hasAgreed: true,
      ownSite: false,
    });

    test('KIOSK-01 menus, arrows, popups of the map and dialogs work by taps', fullRun, async ({ page }) => {
      await page.goto('/');
      await untilSettled(page);
      expect(await crowded(page)).toEqual([]);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button').first().tap();
      const line = menu.getByRole('link').filter({ visible: true }).nth(1);
      await expect(line).toBeVisible();
      await line.tap();
      await expect(page).not.toHaveURL('/');
      await page.goto('/');
      await untilSettled(page);

      const games = page.getByRole('group', { name: 'Upcoming games' });
      await games.scrollIntoViewIfNeeded();
      await games.getByRole('button', { name: 'Pause all motion' }).tap();
      await games.getByRole('button', { name: 'Next' }).tap();
      await expect(games.getByRole('status')).toHaveText(/of \d+$/);

      const nation = page.locator('button').filter({ hasText: /^Greece$/ });
      await nation.scrollIntoViewIfNeeded();
      await nation.tap();
      await expect(nation).toHaveAttribute('aria-pressed', 'true');

      await page.goto('/contact');
      await page.getByRole('main').getByLabel('Name').tap();
      await expect(page.getByRole('main').getByLabel('Name')).toBeFocused();
    });
  });
}
