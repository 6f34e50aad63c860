import { expect, test } from '../../support/fixtures.ts';
import { openKiosk, touchButton, untilKiosk, untilLanguagesCached } from '../../support/kiosk.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { crashBrowser } from '../../support/trouble/crash-browser.ts';

test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });

test(
  'KIOSK-03 K4 after a power cut it starts automatically, without a network and with its data',
  fullRun,
  async ({ launchProfile, site, allowConsole }) => {
    test.slow();
    allowConsole(/Failed to load resource|net::ERR/);
    const first = await launchProfile();
    const page = await first.newPage();
    await openKiosk(page, '?event=pythian-national-games');
    await waitForWorker(page);
    await page.goto('/kiosk/today');
    await untilKiosk(page);
    await expect(page.getByRole('tablist', { name: 'Day' })).toBeVisible();
    await untilLanguagesCached(page);
    await crashBrowser(first);
    await site.stop();

    const started = Date.now();
    const second = await launchProfile();
    const again = await second.newPage();
    await again.goto('/kiosk');
    await expect(touchButton(again)).toBeVisible();
    console.log(`kiosk after a power cut, offline: ready after ${Date.now() - started} ms, 0 human actions`);
    await untilKiosk(again);
    await again.mouse.click(500, 500);
    await expect(again.getByRole('tablist', { name: 'Day' })).toBeVisible();
    await expect(again.getByText('Pythian National Games').first()).toBeVisible();
    await again.getByRole('button', { name: 'Language' }).tap();
    await again.getByRole('button', { name: 'हिन्दी' }).tap();
    await expect(again.locator('html[lang=hi]')).toBeAttached();
  },
);
