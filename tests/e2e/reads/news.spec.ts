import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilSettled } from '../../support/settled.ts';
import { goInside, startInside } from './go-inside.ts';

test.use(withoutWorker);

const items = [
  {
    title: 'Athens confirms the dates',
    description: '<h1>Dates</h1><p>At sunset, by torchlight.</p>',
    file: '/media/news/n1.svg',
  },
  { title: 'Mallakhamb joins', description: null, file: '' },
  {
    title: 'Νέο μονοπάτι στους Δελφούς',
    description: '<p>Open to visitors.</p>',
    file: '/media/news/n3.svg',
  },
  { title: 'Call for helpers', description: '<p>The second call.</p>', file: '' },
  { title: 'Call for helpers', description: '<p>The first call.</p>', file: '' },
];

async function answerNews(context: BrowserContext, answer: readonly object[] | number | 'no network') {
  await context.unrouteAll();
  await context.route('**/api/news', (route) => {
    if (answer === 'no network') return route.abort('internetdisconnected');
    if (typeof answer === 'number') return route.fulfill({ status: answer, json: {} });
    return route.fulfill({ json: { data: answer } });
  });
}

const grid = (page: Page) => page.getByRole('region', { name: 'Latest News' });
/** The prerendered news are the sample's; a test that presses something waits for its own. */
async function openList(page: Page, path = '/news') {
  await page.goto(path);
  await expect(grid(page).getByRole('link')).toHaveCount(items.length);
}
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Latest News' });
const article = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

test.describe('the list', () => {
  test('ROUTE-22 NEWS-01 NEWS-03 has a card for every item', fullRun, async ({ page, context }) => {
    await answerNews(context, items);
    await page.goto('/news');
    await expect(article(page, 'Founder Desk')).toBeVisible();
    await expect(grid(page).getByRole('link')).toHaveCount(items.length);
    await expect(grid(page).getByRole('link').first().getByText('At sunset, by torchlight.')).toBeVisible();
    const bare = grid(page).getByRole('link', { name: 'Mallakhamb joins' });
    await expect(bare).toHaveText('Mallakhamb joins');
    await expect(bare.locator('img')).toHaveAttribute('src', '/default-thumbnail.jpg');
  });

  for (const path of some(1, ['/news', '/news/'])) {
    test(`NEWS-04 NEWS-05 ROUTE-32 leads from ${path} to the article that was pressed`, async ({
      page,
      context,
    }) => {
      await answerNews(context, items);
      await openList(page, path);
      await grid(page).getByRole('link').nth(2).click();
      await expect(article(page, 'Νέο μονοπάτι στους Δελφούς')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/news/details');
      expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('"index":2');
    });
  }

  test('API-16 asks by a POST without a body', fullRun, async ({ page }) => {
    const asking = page.waitForRequest('**/api/news');
    await page.goto('/news');
    const request = await asking;
    expect(request.method()).toBe('POST');
    expect(request.postData()).toBeNull();
    expect(await request.headerValue('content-type')).toBeNull();
  });
});

test.describe('an article', () => {
  test(
    'ROUTE-23 NEWS-06 NEWS-07 is replaced from the sidebar, at the same path and from the top',
    fullRun,
    async ({ page, context }) => {
      await answerNews(context, items);
      await page.goto('/news/details');
      await expect(article(page, 'Athens confirms the dates')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Dates' })).toBeVisible();
      for (const title of ['Mallakhamb joins', 'Νέο μονοπάτι στους Δελφούς']) {
        await page.evaluate(() => scrollTo(0, 300));
        await sidebar(page).getByRole('link', { name: title }).click();
        await expect(article(page, title)).toBeVisible();
        expect(new URL(page.url()).pathname).toBe('/news/details');
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await expect(page).toHaveTitle(`${title} – Pythian Games`);
        await expect(sidebar(page).getByRole('link', { name: title })).toHaveCount(0);
      }
      await page.goBack();
      await expect(article(page, 'Mallakhamb joins')).toBeVisible();
    },
  );

  test('NEWS-06 has the sidebar below it on a phone', fullRun, async ({ page, context }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await answerNews(context, items);
    await openSettled(page, '/news/details');
    const [words, beside] = [
      await page.getByRole('article').boundingBox(),
      await sidebar(page).boundingBox(),
    ];
    expect(beside?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
  });

  test(
    'NEWS-09 NEWS-10 opens again in another browser and after a reload, with or without newer items',
    fullRun,
    async ({ page, context, browser, baseURL }) => {
      await answerNews(context, items);
      await openList(page);
      await grid(page).getByRole('link').nth(3).click();
      await expect(page.getByText('The second call.')).toBeVisible();
      await expect(page).toHaveURL(/\?article=/);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
      await page.reload();
      await expect(page.getByText('The second call.')).toBeVisible();

      const other = await browser.newContext({ ...withoutWorker, baseURL: baseURL ?? '' });
      await answerNews(other, [
        { title: 'Call for helpers', description: '<p>The third call.</p>' },
        ...items,
      ]);
      const elsewhere = await other.newPage();
      await elsewhere.goto(page.url());
      await expect(elsewhere.getByText('The second call.')).toBeVisible();
      await other.close();
    },
  );

  test('NEWS-08 NEWS-11 shows one that exists, whatever the address says', async ({ page, context }) => {
    await answerNews(context, items);
    await page.goto('/news/details');
    await expect(article(page, 'Athens confirms the dates')).toBeVisible();
    await page.goto('/news/details?article=call-for-helpers-2');
    await expect(page.getByText('The second call.')).toBeVisible();
    await answerNews(context, items.slice(0, 2));
    await page.reload();
    await expect(page.getByText('no longer in the news')).toBeVisible();
    await expect(article(page, 'Athens confirms the dates')).toBeVisible();
  });

  /** Holds back the page's scripts until the returned function is called. */
  async function holdScripts(page: Page): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    return () => release();
  }
  const heading = (page: Page) => page.locator('main h1');
  const seenTitles = (page: Page) => page.evaluate(() => (window as { seen?: string[] }).seen ?? []);
  /** Notes every title of an article that the visitor sees, from the first moment on. */
  async function watchTitles(page: Page) {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const title = document.querySelector('main h1');
        const isVisible = title !== null && getComputedStyle(title).visibility === 'visible';
        if (isVisible && seen.at(-1) !== title.textContent) seen.push(title.textContent ?? '');
        requestAnimationFrame(look);
      };
      look();
    });
  }

  test('NEWS-09 never shows another article first, on a host that sends one document for all', async ({
    page,
  }) => {
    await openSettled(page, '/news');
    const [latest, third] = await grid(page)
      .getByRole('heading', { level: 3 })
      .allTextContents()
      .then(([first, , next]) => [first, next]);
    const address = (await grid(page).getByRole('link').nth(2).getAttribute('href')) ?? '';
    await page.route(
      ({ pathname }) => pathname === '/news/details',
      async (route) => {
        const url = new URL('/news/details', route.request().url()).href;
        await route.fulfill({ response: await route.fetch({ url }) });
      },
    );
    const release = await holdScripts(page);
    await watchTitles(page);
    await page.goto(address, { waitUntil: 'commit' });
    const ready = page.locator('h1', { hasText: latest ?? '' });
    await expect(ready).toBeAttached();
    await expect(ready).toBeHidden();
    release();
    await expect(article(page, third ?? '')).toBeVisible();
    await expect(ready).toHaveCount(0);
    expect(await seenTitles(page)).toEqual([third]);
  });

  test('NEWS-09 NEWS-13 is there before any script, and stays', async ({ page }) => {
    await openSettled(page, '/news');
    const third = (await grid(page).getByRole('heading', { level: 3 }).nth(2).textContent()) ?? '';
    const address = (await grid(page).getByRole('link').nth(2).getAttribute('href')) ?? '';
    const release = await holdScripts(page);
    await watchTitles(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(article(page, third)).toBeVisible();
    await expect(page).toHaveTitle(`${third} – Pythian Games`);
    release();
    await untilSettled(page);
    await expect(sidebar(page).getByRole('link', { name: third })).toHaveCount(0);
    expect(await seenTitles(page)).toEqual([third]);
  });

  test('NEWS-08 NEWS-14 is the latest at once, if the address asks for nothing in particular', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/news/details', { waitUntil: 'commit' });
    await expect(heading(page)).toBeAttached();
    // At this moment: the style sheet shows everything after a while.
    const visibility = await heading(page).evaluate((title) => getComputedStyle(title).visibility);
    expect(visibility).toBe('visible');
    const latest = await heading(page).textContent();
    release();
    await untilSettled(page);
    await expect(heading(page)).toHaveText(latest ?? '');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('NEWS-08 shows the latest', fullRun, async ({ page }) => {
      await page.goto('/news/details');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sidebar(page).getByRole('link').first()).toBeVisible();
      const latest = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await expect(sidebar(page).getByRole('heading', { name: latest })).toHaveCount(0);
    });

    test('NEWS-13 shows the one of the address', async ({ page }) => {
      await page.goto('/news');
      const card = grid(page).getByRole('link').nth(2);
      const title = (await card.getByRole('heading').textContent()) ?? '';
      await card.click();
      await expect(article(page, title)).toBeVisible();
      await expect(page).toHaveTitle(`${title} – Pythian Games`);
      await sidebar(page).getByRole('link').last().click();
      await expect(article(page, title)).toHaveCount(0);
      await page.goBack();
      await expect(article(page, title)).toBeVisible();
    });
  });
});

test.describe('entered inside the app, without prerendered news', () => {
  const enter = async (page: Page, path: string) => {
    await startInside(page);
    await goInside(page, path);
  };

  test(
    'NEWS-12 ERR-01 has no news area and no message without news',
    fullRun,
    async ({ page, context, allowConsole }) => {
      allowConsole(/500|404/);
      for (const answer of [[], 500] as const) {
        for (const [path, title] of [
          ['/news', 'Founder Desk'],
          ['/news/details', 'Latest News'],
        ] as const) {
          await answerNews(context, answer);
          await enter(page, path);
          await expect(article(page, title)).toBeVisible();
          await expect(grid(page)).toHaveCount(0);
          await expect(page.getByRole('alert')).toHaveCount(0);
        }
      }
    },
  );

  test(
    'OFFLINE-08 says that the news is not saved if no network delivers it',
    fullRun,
    async ({ page, context, allowConsole }) => {
      allowConsole(/net::|404/);
      for (const path of ['/news', '/news/details?article=athens']) {
        await answerNews(context, 'no network');
        await enter(page, path);
        await expect(page.getByText('News isn’t saved on this device')).toBeVisible();
      }
    },
  );

  test('ERR-03 malformed answers break neither page', fullRun, async ({ page, context, allowConsole }) => {
    allowConsole(/404/);
    for (const path of ['/news', '/news/details']) {
      await answerNews(context, [
        {},
        { title: null, description: null, file: null },
        { title: {}, file: 'x.svg' },
        { title: 'Good' },
      ]);
      await enter(page, path);
      await expect(page.getByRole('heading', { name: 'Good' }).first()).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText(/undefined|null|NaN|\[object/);
    }
  });
});

for (const width of some(1, [320, 768, 1024, 1440])) {
  test(`nothing overflows at ${width} px`, fullRun, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/news', '/news/details']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, path).toBeLessThanOrEqual(0);
    }
  });
}
