import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { expectStoredOnce, openContact, sendInVain } from '../writes/contact-steps.ts';
import { test, WORKER_FILE } from './built-copy.ts';
import { NO_ANSWER } from './sample-words.ts';

const RESCUE_FILE = 'rescue/service-worker.js';
const MESSAGES = ['first', 'second', 'third'];
/** A worker of ours gone wrong: it takes over at once and answers everything, each in its own bad way. */
const brokenWorker = (answer: string) => `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(${answer}));`;
const WAYS = {
  'with an error': "new Response('broken on purpose', { status: 500 })",
  'with nothing': 'Response.error()',
};

for (const [way, answer] of Object.entries(WAYS)) {
  test(`PWA-06 a worker that answers everything ${way} is taken away by the rescue worker: the next visit is live, three waiting messages arrive`, async ({
    context,
    site,
    build,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(NO_ANSWER);
    allowConsole(/500|ERR_FAILED/);
    const page = await openContact(context);
    await site.kill();
    for (const message of MESSAGES) await sendInVain(page, message);
    const good = build.read(WORKER_FILE);
    build.write(WORKER_FILE, brokenWorker(answer));
    await page.goto('/robots.txt').catch(() => undefined);
    await site.start();
    await site.contact('500');
    await page.goto('/robots.txt');
    await untilBroken(page);
    await site.contact('ok');
    const isBroken = await page.goto('/event').then(
      (response) => response?.status() === 500,
      () => true,
    );
    expect(isBroken, 'the site is broken').toBe(true);
    expect(await site.received()).toEqual([]);

    build.write(WORKER_FILE, build.read(RESCUE_FILE));
    await page.goto('/event').catch(() => undefined);
    await expect
      .poll(
        () =>
          page.goto('/event').then(
            (response) => response?.status(),
            () => 0,
          ),
        { timeout: 20_000 },
      )
      .toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expectStoredOnce(site, ...MESSAGES);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    let loads = 0;
    page.on('load', () => loads++);
    await page.waitForTimeout(2_000);
    expect(loads, 'reloads of a page that is well').toBe(0);

    build.write(WORKER_FILE, good);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  });
}

test('PWA-06 a window that a broken worker has left blank comes to life by itself', async ({
  context,
  build,
  allowConsole,
}) => {
  allowConsole(/500/);
  const page = await openContact(context);
  build.write(WORKER_FILE, brokenWorker(WAYS['with an error']));
  await untilBroken(page);
  await page.goto('/event');
  await expect(page.getByText('broken on purpose')).toBeVisible();
  build.write(WORKER_FILE, build.read(RESCUE_FILE));
  let loads = 0;
  page.on('load', () => loads++);
  await page.evaluate(() => void navigator.serviceWorker.ready.then((registration) => registration.update()));
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await page.waitForTimeout(2_000);
  expect(loads, 'loads').toBe(1);
});

/** Lets the browser find the broken worker and waits until it answers the page's calls. */
async function untilBroken(page: Page): Promise<void> {
  const isBroken = async () => {
    await (await navigator.serviceWorker.ready).update();
    return fetch('/robots.txt').then(
      ({ ok }) => !ok,
      () => true,
    );
  };
  await expect.poll(() => page.evaluate(isBroken), { timeout: 20_000 }).toBe(true);
}
