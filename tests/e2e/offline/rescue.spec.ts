import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { thorough } from '../../support/scope.ts';
import { openContact } from '../writes/contact-steps.ts';
import { test, WORKER_FILE } from './built-copy.ts';

const RESCUE_FILE = 'rescue/service-worker.js';
/** A worker of ours gone wrong: it takes over at once and answers everything badly. */
const brokenWorker = (answer: string) => `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(${answer}));`;
const WITH_AN_ERROR = "new Response('broken on purpose', { status: 500 })";

test(
  'PWA-06 a window that a broken worker has left blank comes to life by itself',
  thorough,
  async ({ context, build, allowConsole }) => {
    // The good worker may finish what it does behind the page first.
    test.setTimeout(150_000);
    allowConsole(/500/);
    const page = await openContact(context);
    build.write(WORKER_FILE, brokenWorker(WITH_AN_ERROR));
    await untilBroken(page);
    await page.goto('/event');
    await expect(page.getByText('broken on purpose')).toBeVisible();
    build.write(WORKER_FILE, build.read(RESCUE_FILE));
    let loads = 0;
    page.on('load', () => loads++);
    await page.evaluate(
      () => void navigator.serviceWorker.ready.then((registration) => registration.update()),
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await page.waitForTimeout(2_000);
    expect(loads, 'loads').toBe(1);
  },
);

/** Lets the browser find the broken worker and waits until it answers the page's calls. */
async function untilBroken(page: Page): Promise<void> {
  const isBroken = async () => {
    await (await navigator.serviceWorker.ready).update();
    return fetch('/robots.txt').then(
      ({ ok }) => !ok,
      () => true,
    );
  };
  await expect.poll(() => page.evaluate(isBroken), { timeout: 70_000 }).toBe(true);
}
