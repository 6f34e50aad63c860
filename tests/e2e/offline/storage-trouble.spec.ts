import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { routesToCheck } from '../../support/routes.ts';
import { everything, fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { test, WORKER_FILE } from './built-copy.ts';
import { EVENT, expectSchedule, KEY, NO_ANSWER } from './sample-words.ts';
import { storedAnswers, storePages, untilStored } from './stored-answers.ts';

/** Every way in which a database can fail, as a line of script for page and worker. */
const TROUBLES = {
  missing: `Object.defineProperty(globalThis, 'indexedDB', { value: undefined });`,
  throwing: `IDBFactory.prototype.open = () => { throw new DOMException('blocked', 'SecurityError'); };`,
  'never answering': `IDBFactory.prototype.open = () => new EventTarget();`,
};

test.beforeEach(({ allowConsole }) => allowConsole(NO_ANSWER));

/** The two others end in the same code at once; only with `npm run test:all`. */
const troubles = Object.entries(TROUBLES).slice(everything ? 0 : -1);

for (const [trouble, script] of troubles) {
  test(
    `ERR-02 ERR-08 with a database that is ${trouble} every page works from the network`,
    fullRun,
    async ({ page, context, build }) => {
      test.slow();
      build.write(WORKER_FILE, `${script}\n${build.read(WORKER_FILE)}`);
      await context.addInitScript(script);
      await page.goto('/event');
      await waitForWorker(page);
      for (const { path } of routesToCheck) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
      }
      await page.goto(EVENT);
      await expect(page.getByRole('heading', { level: 1, name: 'Pythian National Games' })).toBeVisible();
      await expectSchedule(page);
      await expect(page.getByText('You’re offline')).toHaveCount(0);
    },
  );
}

test(
  'PWA-04 OFFLINE-01 a browser that evicts only the files: the site recovers, including offline starts',
  fullRun,
  async ({ page, site }) => {
    await page.goto('/');
    await waitForWorker(page);
    await storePages(page);
    const whole = await cachedFiles(page);
    // A page of the site may request one more file at any time, which is cached again at once.
    await page.goto('/robots.txt');
    await clearStorage(page, 'cache_storage');
    expect(await cachedFiles(page)).toBe(0);
    await page.goto('/event');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => cachedFiles(page), { message: 'files brought back', timeout: 20_000 })
      .toBe(whole);
    await site.stop();
    for (const path of ['/', '/event', EVENT, '/news', '/medals']) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    }
  },
);

test(
  'PWA-04 OFFLINE-08 without its files and without a network the site still shows a readable message',
  fullRun,
  async ({ page, site }) => {
    await page.goto('/');
    await waitForWorker(page);
    await clearStorage(page, 'cache_storage');
    await site.stop();
    await page.goto('/event');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await site.start();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
);

test(
  'OFFLINE-04 a browser that evicts only the database: the open site stores answers again',
  fullRun,
  async ({ page, site }) => {
    test.slow();
    await page.goto('/');
    await waitForWorker(page);
    await storePages(page);
    await clearStorage(page, 'indexeddb');
    // The interrupted worker may pause for half a minute; meanwhile the network answers.
    await expect(async () => {
      await page.goto('/event');
      await expect(page.getByText('Youth Pythian Games').first()).toBeVisible();
      await untilStored(page, KEY.upcoming, KEY.previous);
    }).toPass({ timeout: 60_000 });
    expect((await storedAnswers(page)).map(({ key }) => key)).not.toContain(KEY.event);
    await page.goto(EVENT);
    await untilStored(page, KEY.event, KEY.schedule);
    await site.stop();
    await page.reload();
    await expectSchedule(page);
  },
);

/** As a browser does when it needs space, or a visitor in the settings. */
async function clearStorage(page: Page, storageTypes: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes });
  await session.detach();
}

/** How many files the precache holds. */
function cachedFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().length;
  });
}
