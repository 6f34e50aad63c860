import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { routesToCheck } from '../../support/routes.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilQuiet } from '../../support/settled.ts';

test.use(withoutWorker);

/** Blocks all other hosts, and records which are requested. */
async function closeOutside(context: BrowserContext, ours: string | undefined): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    ({ protocol, origin }) => protocol.startsWith('http') && origin !== new URL(ours ?? '').origin,
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  return asked;
}

/** Opens a page down to its footer, so that everything on it comes near. */
async function seeWhole(page: Page, path: string) {
  await openSettled(page, path);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await untilQuiet(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('This page broke')).toHaveCount(0);
}

for (const { path } of some(1, routesToCheck)) {
  test(`API-30 ${path} asks no other host before the visitor agrees`, async ({ page, context, baseURL }) => {
    const asked = await closeOutside(context, baseURL);
    await seeWhole(page, path);
    expect(asked).toEqual([]);
  });
}

test.describe('after the visitor has agreed', () => {
  test.use({ hasAgreed: true });

  test(
    'API-30 pages work although no other host answers',
    fullRun,
    async ({ page, context, baseURL, allowConsole }) => {
      allowConsole(/ERR_FAILED/);
      const asked = await closeOutside(context, baseURL);
      for (const path of ['/', '/event', '/news']) await seeWhole(page, path);
      // The sample content uses only films of the video site from elsewhere.
      const hosts = new Set(asked.map((address) => new URL(address).hostname));
      expect([...hosts].filter((host) => !/^www\.youtube(?:-nocookie)?\.com$/.test(host))).toEqual([]);
    },
  );
});
