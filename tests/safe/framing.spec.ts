import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { fullRun } from '../support/scope.ts';
import { untilHydrated } from '../support/settled.ts';
import { answerEverything } from './poisoned-api.ts';

test.use(withoutWorker);

const FOREIGN = 'http://foreign.example';

const inFrame = (address: string) => `<iframe src="${address}" width=800 height=600></iframe>`;

test('a foreign page cannot put the site into a frame (X15)', async ({
  page,
  site,
  openForeign,
  allowConsole,
}) => {
  allowConsole(/frame-ancestors/);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await openForeign(inFrame(`${site.url}/event`));
  await refused;
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
});

test('without the header it could, so the test can tell', async ({ page, context, site, openForeign }) => {
  await context.route(`${site.url}/event`, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _left, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await openForeign(inFrame(`${site.url}/event`));
  await expect(page.frameLocator('iframe').locator('#root')).toBeAttached();
});

test(
  'a window that a foreign page opens on the site has no tie to it (X15)',
  fullRun,
  async ({ page, context, site, openForeign }) => {
    await openForeign('<title>Foreign</title>');
    const opened = context.waitForEvent('page');
    await page.evaluate((address) => {
      Object.assign(globalThis, { held: open(address) });
    }, site.url);
    const own = await opened;
    await untilHydrated(own);
    expect(await own.evaluate(() => opener === null)).toBe(true);
    await expect
      .poll(() =>
        page.evaluate(() => (globalThis as unknown as { held: Window | null }).held?.closed ?? true),
      )
      .toBe(true);
  },
);

test(
  'LAYOUT-07 a link to another site passes on neither window nor address (X15)',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(/404 \(Not Found\)/);
    const away = `${FOREIGN}/away`;
    const referrers: (string | undefined)[] = [];
    await context.route(`${FOREIGN}/**`, (route) => {
      referrers.push(route.request().headers().referer);
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Away</title>' });
    });
    await answerEverything(context, ({ name }) => {
      if (name === 'eventDetail.html') return `<a href="${away}" target="_blank" rel="opener">In markup</a>`;
      return name === 'eventList.icons[].href' ? away : undefined;
    });
    const press = async (path: string, link: () => ReturnType<Page['getByRole']>) => {
      await page.goto(path);
      await untilHydrated(page);
      const opened = context.waitForEvent('page');
      await link().click();
      const other = await opened;
      await expect(other).toHaveTitle('Away');
      expect(await other.evaluate(() => opener === null && document.referrer === '')).toBe(true);
      await other.close();
    };
    await press('/event/away', () => page.getByRole('link', { name: 'In markup' }));
    await press('/event', () => page.locator(`a[href="${away}"]`).first());
    expect(referrers).toEqual([undefined, undefined]);
  },
);
