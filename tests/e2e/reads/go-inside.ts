import type { Page } from '@playwright/test';

/** Opens a page that carries no data and waits until the app has taken it over. */
export async function startInside(page: Page): Promise<void> {
  await page.goto('/no-such-page');
  await page.waitForFunction(() => {
    const link = document.querySelector('main a');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Goes to a path within the app, so that nothing of the page is prerendered. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
