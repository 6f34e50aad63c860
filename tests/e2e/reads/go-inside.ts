import type { Page } from '@playwright/test';
import { isPagePath } from '#core/site-paths.ts';
import { untilHydrated } from '../../support/settled.ts';

/** Opens a page without data and waits until the app has hydrated it. */
export async function openHydrated(page: Page): Promise<void> {
  await page.goto('/no-such-page');
  await untilHydrated(page);
}

/** Does the same on a site that was built without prerendered pages, so that none can stand in for the API. */
export async function startInside(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => isPagePath(pathname),
    (route) =>
      route.request().headers().accept === 'text/html' ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  await openHydrated(page);
}

/** Navigates to a path within the app, so that nothing of the page is prerendered. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
