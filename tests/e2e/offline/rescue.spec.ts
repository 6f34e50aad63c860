import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { untilAlive } from '../../support/settled.ts';
import { expectStoredOnce, openContact, receivedTexts, sendInVain } from '../writes/contact-steps.ts';
import { test, WORKER_FILE } from './built-copy.ts';
import { NO_ANSWER } from './sample-words.ts';

const RESCUE_FILE = 'rescue/service-worker.js';
/** A worker of ours gone wrong: it takes over at once and answers everything badly. */
const brokenWorker = (answer: string) => `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(${answer}));`;

test('PWA-06 a window that a broken worker has left blank comes to life by itself', async ({
  page,
  build,
  allowConsole,
}) => {
  allowConsole(/500/);
  build.write(WORKER_FILE, brokenWorker("new Response('broken on purpose', { status: 500 })"));
  await page.goto('/');
  await waitForWorker(page);
  await page.goto('/event');
  await expect(page.getByText('broken on purpose')).toBeVisible();
  build.write(WORKER_FILE, build.read(RESCUE_FILE));
  let loads = 0;
  page.on('load', () => loads++);
  await lookForUpdate(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await untilAlive(page);
  expect(loads, 'loads').toBe(1);
});

test('PWA-06 OFFLINE-14 what was written while a broken worker answered arrives after its rescue, once', async ({
  context,
  build,
  site,
  allowConsole,
}) => {
  allowConsole(NO_ANSWER);
  build.write(WORKER_FILE, brokenWorker('Response.error()'));
  const page = await openContact(context);
  const written = ['The first of three', 'The second of three', 'The third of three'];
  for (const message of written) await sendInVain(page, message);
  expect(await receivedTexts(site)).toEqual([]);
  build.write(WORKER_FILE, build.read(RESCUE_FILE));
  await lookForUpdate(page);
  await expectStoredOnce(site, ...written);
});

/** As the browser does by itself at the next visit. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(() => void navigator.serviceWorker.ready.then((registration) => registration.update()));
}
