import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { openKiosk, openStaffPage, pressPin, touchButton, untilKiosk } from '../../support/kiosk.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { stopClock } from '../../support/stop-clock.ts';

test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });

const desk = (page: Page) => page.getByRole('heading', { name: 'Settings' });

test(
  'a PIN in the address opens the staff page, is removed from the address, and survives a reload',
  fullRun,
  async ({ page }) => {
    await page.clock.install();
    await openKiosk(page, '#pin=2468');
    await expect(page).toHaveURL('/kiosk');
    // The logo, held for five seconds.
    await page.mouse.move(180, 110);
    await stopClock(page);
    await page.mouse.down();
    await page.clock.runFor(4_000);
    await expect(page).toHaveURL('/kiosk');
    await page.clock.runFor(1_500);
    await page.clock.resume();
    await expect(page).toHaveURL('/kiosk/staff');
    await expect(page.getByLabel('PIN')).toBeVisible();
    await page.mouse.up();
    await pressPin(page, '1357');
    await expect(page.getByText(/Wrong PIN/)).toBeVisible();
    await expect(desk(page)).toHaveCount(0);
    await pressPin(page, '2468');
    await expect(desk(page)).toBeVisible();
    await page.reload();
    await untilKiosk(page);
    await expect(desk(page)).toHaveCount(0);
    await pressPin(page, '2468');
    await expect(desk(page)).toBeVisible();
  },
);

test(
  'after five wrong PINs none is accepted for a minute, not even after a reload',
  fullRun,
  async ({ page }) => {
    await page.goto('/kiosk/staff#pin=2468');
    await untilKiosk(page);
    for (const answer of [
      '4 tries left',
      '3 tries left',
      '2 tries left',
      '1 try left',
      'Too many wrong PINs',
    ]) {
      await page.getByLabel('PIN').fill('1111');
      await page.keyboard.press('Enter');
      await expect(page.getByText(answer)).toBeVisible();
    }
    await page.reload();
    await untilKiosk(page);
    await pressPin(page, '2468');
    await expect(desk(page)).toHaveCount(0);
    await expect(page.getByText(/second/).first()).toBeVisible();
  },
);

test(
  'the staff tests the kiosk, and leaves it: the device gets the ordinary site',
  fullRun,
  async ({ page }) => {
    await openStaffPage(page);
    await waitForWorker(page);
    await page.getByRole('button', { name: 'Test this kiosk' }).tap();
    await expect(page.getByText(/All files|files of the build/i).first()).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Leave kiosk mode' }).first().tap();
    await page
      .getByRole('button', { name: /^(Leave|Yes)/ })
      .last()
      .tap();
    await page.waitForURL('/');
    await expect(page.locator('html.kiosk')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.goto('/kiosk');
    await expect(touchButton(page)).toBeVisible();
  },
);
