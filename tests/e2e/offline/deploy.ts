import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import type { BuiltCopy } from './built-copy.ts';

/** Puts the next build on the server and lets the browser find and install it. */
export async function deploy(page: Page, build: BuiltCopy, name: string): Promise<void> {
  build.renew(name);
  expect(await install(page)).toBe('installed');
}

/**
 * Looks for an update, as browsers do by themselves, and says how its installation ended. A look of the browser's own
 * that is under way answers for ours (Service Workers, "Schedule Job"), though it has seen the build before: then we
 * look once more.
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

/** The mark of the build a page's document comes from; the first one bears none. */
export const buildOf = (page: Page) =>
  page
    .evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'A')
    .catch(() => 'between two pages');
