import type { BrowserContext } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';
import type { Site } from '../../support/site.ts';
import {
  expectStoredOnce,
  NO_NETWORK,
  postCount,
  sayOnline,
  sendUnanswered,
  toast,
  untilOutboxIsThere,
} from './contact-steps.ts';

test.beforeEach(({ allowConsole }) => allowConsole(NO_NETWORK));

test.describe('without any worker, and so without background sync', () => {
  test.use(withoutWorker);
  const queued = async (context: BrowserContext, site: Site, message: string) => {
    const page = await context.newPage();
    // Makes the automatic retry as late as possible, so that only the test's own trigger can send it.
    await page.addInitScript(() => {
      Math.random = () => 0.999;
    });
    await openSettled(page, '/contact');
    await untilOutboxIsThere(page);
    await site.kill();
    await sendUnanswered(page, message);
    return page;
  };

  test(
    'OFFLINE-13 a message goes out when the browser is online again',
    fullRun,
    async ({ context, site }) => {
      const page = await queued(context, site, 'on the online event');
      await site.start();
      await sayOnline(page);
      await expect(toast(page, 'Message sent')).toBeVisible({ timeout: 2_500 });
      await expectStoredOnce(site, 'on the online event');
      expect(await postCount(site)).toBe(1);
    },
  );

  test(
    'OFFLINE-13 a message goes out when the page becomes visible again',
    fullRun,
    async ({ context, site }) => {
      const page = await queued(context, site, 'on becoming visible');
      await site.start();
      await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
      await expect(toast(page, 'Message sent')).toBeVisible({ timeout: 2_500 });
      await expectStoredOnce(site, 'on becoming visible');
    },
  );

  test('OFFLINE-13 a message goes out at the next start', fullRun, async ({ context, site }) => {
    const page = await queued(context, site, 'at the next start');
    await page.goto('about:blank');
    await site.start();
    await page.goto('/event');
    await expect(toast(page, 'Message sent')).toBeVisible({ timeout: 15_000 });
    await expectStoredOnce(site, 'at the next start');
  });

  test('OFFLINE-13 a message goes out automatically after a while', fullRun, async ({ context, site }) => {
    const page = await queued(context, site, 'by itself');
    await site.start();
    await expect(toast(page, 'Message sent')).toBeVisible({ timeout: 20_000 });
    await expectStoredOnce(site, 'by itself');
  });
});
