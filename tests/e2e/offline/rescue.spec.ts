import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { expectStoredOnce, openContact, sendUnanswered } from '../writes/contact-steps.ts';
import { test, WORKER_FILE } from './built-copy.ts';
import { NO_ANSWER } from './sample-words.ts';

const RESCUE_FILE = 'rescue/service-worker.js';
/** A broken worker of ours: it takes over at once and answers every page badly. */
const BROKEN_WORKER = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate')
      event.respondWith(new Response('broken on purpose', { status: 500 }));
  });`;

test('PWA-06 OFFLINE-14 a window left blank by a broken worker recovers automatically; three messages arrive once', async ({
  context,
  build,
  site,
  allowConsole,
}) => {
  allowConsole(NO_ANSWER);
  build.write(WORKER_FILE, BROKEN_WORKER);
  const first = await openContact(context);
  await context.setOffline(true);
  const written = ['The first of three', 'The second of three', 'The third of three'];
  for (const message of written) await sendUnanswered(first, message);
  await first.close();
  await context.setOffline(false);

  const page = await context.newPage();
  await page.goto('/event');
  await expect(page.getByText('broken on purpose')).toBeVisible();
  build.write(WORKER_FILE, build.read(RESCUE_FILE));
  let loads = 0;
  page.on('load', () => loads++);
  await lookForUpdate(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expectStoredOnce(site, ...written);
  expect(loads, 'loads').toBe(1);
});

/** As the browser does automatically at the next visit. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(() => void navigator.serviceWorker.ready.then((registration) => registration.update()));
}
