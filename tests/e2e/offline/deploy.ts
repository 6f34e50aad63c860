import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import type { BuiltCopy } from './built-copy.ts';

/** Puts the next build on the server and lets the browser find and install it. */
export async function deploy(page: Page, build: BuiltCopy, name: string): Promise<void> {
  build.renew(name);
  expect(await install(page)).toBe('installed');
}

/**
 * Looks for an update, as browsers do automatically, and returns how its installation ended. A running check of the
 * browser's own answers for ours (Service Workers, "Schedule Job"), though it may have seen the previous build: then we
 * check once more.
 */
export function install(page: Page): Promise<ServiceWorkerState | 'none found'> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    if (registration.installing === null && registration.waiting === null) await registration.update();
    const worker = registration.installing;
    if (worker === null) return registration.waiting?.state ?? 'none found';
    return new Promise<ServiceWorkerState>((resolve) => {
      worker.addEventListener('statechange', () => resolve(worker.state));
    });
  });
}

/** The build mark of a page's document; the first build has none. */
export const buildOf = (page: Page) =>
  page
    .evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'A')
    .catch(() => 'between two pages');
