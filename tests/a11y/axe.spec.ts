import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { pathsToCheck, ROUTES } from '../support/routes.ts';
import { everything, fullRun } from '../support/scope.ts';
import { openSettled } from '../support/settled.ts';
import {
  expectNoMistakesInAnyColours,
  expectNoMistakesInAnyLook,
  expectNoMistakesInForcedColours,
} from './expect-no-mistakes.ts';

// Colours are checked at rest, never in the middle of a transition.
test.use({ ...withoutWorker, reducedMotion: 'reduce' });

const EVENT = '/event/pythian-national-games';
/** Checked as they are; by default a single page. */
const pathsAtRest = everything ? pathsToCheck : [EVENT];
/** Checked in other colour schemes and widths as well. */
const pathsInOtherLooks = everything ? pathsToCheck : ['/event'];

test('the list of routes holds every screen once', () => {
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
});

test.describe('a page at rest', () => {
  for (const path of pathsAtRest) {
    test(`${path} has no accessibility violations, light and dark`, async ({ page, allowConsole }) => {
      allowConsole(/404/);
      await openSettled(page, path);
      await expectNoMistakesInAnyColours(page);
    });
  }
});

test.describe('a page in another look', () => {
  for (const path of pathsInOtherLooks) {
    test(`${path} has no accessibility violations at 320 px`, async ({ page, allowConsole }) => {
      allowConsole(/404/);
      await page.setViewportSize({ width: 320, height: 640 });
      await openSettled(page, path);
      await expectNoMistakesInAnyColours(page);
    });

    test(`${path} has no accessibility violations from right to left, nor (C6) in forced colours`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/404/);
      await openSettled(page, path);
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
      });
      await expectNoMistakesInAnyColours(page);
      await expectNoMistakesInForcedColours(page);
    });
  }
});

test.describe('a state', () => {
  test('an open drop-down of the menu has no accessibility violations', fullRun, async ({ page }) => {
    await openSettled(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Events', exact: true }).click();
    await expect(page.getByRole('link', { name: 'All events' }).first()).toBeVisible();
    await expectNoMistakesInAnyLook(page, { narrow: false });
  });

  test('another day of the schedule has no accessibility violations', fullRun, async ({ page }) => {
    await openSettled(page, EVENT);
    const days = page.getByRole('tablist', { name: 'Day' }).getByRole('tab');
    await days.last().click();
    await expect(days.last()).toHaveAttribute('aria-selected', 'true');
    await expectNoMistakesInAnyLook(page);
  });

  test('a contact form with errors has no accessibility violations', async ({ page }) => {
    await openSettled(page, '/contact');
    await page.getByRole('main').getByRole('button', { name: /send/i }).click();
    await expect(page.getByRole('textbox', { name: /message/i })).toHaveAttribute('aria-invalid', 'true');
    await expectNoMistakesInAnyLook(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 812 } });

    test('the open drawer has no accessibility violations', fullRun, async ({ page }) => {
      await openSettled(page, '/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog');
      await drawer.locator('summary', { hasText: 'Events' }).click();
      await expect(drawer.getByRole('link', { name: 'All events' })).toBeVisible();
      await expectNoMistakesInAnyLook(page);
    });

    test('the open welcome dialog has no accessibility violations', fullRun, async ({ page }) => {
      await openSettled(page, '/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Log in or register' }).click();
      await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
      await expectNoMistakesInAnyLook(page);
    });
  });
});
