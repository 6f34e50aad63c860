import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import {
  finishButton,
  openKiosk,
  touchButton,
  untilKiosk,
  untilLanguagesCached,
} from '../../support/kiosk.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { type BuiltCopy, test } from '../offline/built-copy.ts';

test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });

const SECOND = 1_000;
const buildOf = (page: Page) =>
  page
    .evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'A')
    .catch(() => 'between two pages');

/** Looks for a build as browsers do automatically, until it is completely installed and waits. */
async function deploy(page: Page, build: BuiltCopy, name: string): Promise<void> {
  build.renew(name);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null), {
      timeout: 20_000,
    })
    .toBe(true);
}

async function openInUse(page: Page): Promise<void> {
  await openKiosk(page);
  await waitForWorker(page);
  await page.goto('/kiosk/today');
  await untilKiosk(page);
  // A renewed copy of the build no longer has files that the old one would still load.
  await untilLanguagesCached(page);
}

test(
  'PWA-06 K6 a kiosk in use keeps its build, two builds behind; once idle it takes the newest automatically',
  fullRun,
  async ({ page, build }) => {
    test.slow();
    await openInUse(page);
    await deploy(page, build, 'B');
    await deploy(page, build, 'C');
    let loads = 0;
    page.on('load', () => loads++);
    // Longer than an idle kiosk takes to notice; somebody touches it all the time.
    for (let time = 0; time < 14; time++) {
      await letTimePass(page, 5 * SECOND, 'a kiosk in use, which must not be updated');
      await page.mouse.wheel(0, 10);
    }
    expect([await buildOf(page), loads], 'updates during use').toEqual(['A', 0]);
    await finishButton(page).tap();
    await expect.poll(() => buildOf(page), { timeout: 30_000 }).toBe('C');
    await expect(touchButton(page)).toBeVisible();
  },
);

test('PWA-06 K6 a build with a file missing is not taken', fullRun, async ({ page, build, allowConsole }) => {
  allowConsole(/is not taken/);
  await openInUse(page);
  await deploy(page, build, 'B');
  const before = await page.evaluate(async () => {
    let removed = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (/assets\/main-.*B\.js/.test(request.url) && (await cache.delete(request))) removed = request.url;
      }
    }
    return removed;
  });
  expect(before, 'a file of the new build').toContain('main-');
  const refusal = page.waitForEvent('console', {
    predicate: (message) => /is not taken/.test(message.text()),
  });
  await finishButton(page).tap();
  await refusal;
  await letTimePass(page, 2 * SECOND, 'a build that is not whole, which must not be taken');
  expect(await buildOf(page)).toBe('A');
  await expect(touchButton(page)).toBeVisible();
});
