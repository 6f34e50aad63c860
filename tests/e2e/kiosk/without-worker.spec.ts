import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { openKiosk, readableEverywhere, touchButton, untilKiosk } from '../../support/kiosk.ts';
import { fullRun } from '../../support/scope.ts';

test.use({ ...withoutWorker, hasTouch: true, viewport: { width: 1080, height: 1920 } });

test(
  'KIOSK-04 K1 without a new page a visit still ends at the start page, and on a new page once one loads',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(/Failed to load resource|net::ERR|could not|no answer came/);
    await page.clock.install();
    await openKiosk(page);
    await page.goto('/contact');
    await untilKiosk(page);
    await page.getByRole('button', { name: 'Language' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Ελληνικά' }).tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'el');
    await page.keyboard.press('Escape');
    await page.locator('#contact-name').fill('Ariadne Planted');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Τέλος' }).tap();
    await expect(touchButton(page), 'in English again').toBeVisible();
    await expect(page).toHaveURL('/kiosk');
    const found = await readableEverywhere(page);
    for (const trace of ['Ariadne', '"language"', '"kiosk-visit"']) expect(found).not.toContain(trace);

    await context.setOffline(false);
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(31_000);
    await reloaded;
    await expect(touchButton(page)).toBeVisible();
  },
);

test(
  'ERR-04 a kiosk whose code fails to load says so, and retries automatically',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(/net::ERR|Failed to fetch dynamically imported module/);
    await openKiosk(page);
    await page.clock.install();
    await context.route(/\/assets\/main-[^/]*\.js/, (route) => route.abort());
    await page.goto('/kiosk');
    await expect(page.getByRole('alert').getByText('Loading chunk failed (missing)')).toBeVisible();
    await context.unroute(/\/assets\/main-[^/]*\.js/);
    const reloaded = page.waitForEvent('load');
    await page.clock.runFor(31_000);
    await reloaded;
    await untilKiosk(page);
  },
);
