import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { openInLanguage } from '../../support/open-in-language.ts';
import { BESIDE_ROUTES, NO_SUCH_PAGE, ROUTES } from '../../support/routes.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilHydrated, untilSettled, untilStill } from '../../support/settled.ts';

test.use(withoutWorker);

const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

test('LAYOUT-01 every screen is between the shared header and footer', async ({ page }) => {
  test.setTimeout(240_000);
  // Always all of them: a badly bundled page breaks alone.
  for (const path of [...ROUTES.map((route) => route.path), ...BESIDE_ROUTES]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await untilHydrated(page);
    await expect(page.getByText('This page broke'), path).toHaveCount(0);
    await expect(banner(page), path).toHaveCount(1);
    await expect(footer(page), path).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  }
});

test('LAYOUT-02 links to social pages have names and open in a new tab', fullRun, async ({ page }) => {
  await page.goto('/contact');
  const links = banner(page)
    .getByRole('list', { name: /on social media/ })
    .getByRole('link');
  expect(await links.count()).toBeGreaterThanOrEqual(3);
  for (const link of await links.all()) {
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
    expect(await link.getAttribute('target')).toBe('_blank');
    await expect(link).toHaveAccessibleName(/\w/);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(banner(page).getByRole('link', { name: 'Facebook' })).toBeHidden();
  await footer(page).getByRole('link', { name: 'Facebook' }).scrollIntoViewIfNeeded();
  await expect(footer(page).getByRole('link', { name: 'Facebook' })).toBeVisible();
});

test('LAYOUT-12 the header shrinks strictly beyond 100 px and nothing below it moves', async ({ page }) => {
  await openSettled(page, '/medals');
  const measure = async (position: number) => {
    await page.evaluate((y) => scrollTo(0, y), position);
    await untilStill(page);
    return page.evaluate(() => ({
      header: document.querySelector('header')?.offsetHeight ?? 0,
      content: Math.round((document.querySelector('h1')?.getBoundingClientRect().top ?? 0) + scrollY),
    }));
  };
  const top = await measure(0);
  expect(await measure(100)).toEqual(top);
  const beyond = await measure(101);
  expect(beyond.header).toBeLessThan(top.header);
  expect(beyond.content).toBe(top.content);
  expect(await measure(100)).toEqual(top);
});

test('LAYOUT-28 on a desktop the upper row of 36 px scrolls out and the lower one stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openSettled(page, '/medals');
  const row = banner(page).getByRole('link', { name: 'Pythian Games, home' }).locator('..');
  expect((await row.boundingBox())?.y).toBe(36);
  await page.evaluate(() => scrollTo(0, 90));
  await expect.poll(async () => (await row.boundingBox())?.y).toBe(0);
});

test('LAYOUT-28 on a phone the page begins below the header, and what is jumped to stops at 105 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openSettled(page, '/privacy-and-policy');
  const header = (await banner(page).boundingBox())?.height;
  expect((await page.getByRole('main').boundingBox())?.y).toBe(header);
  const target = page.getByRole('main').getByRole('heading', { level: 2 }).nth(4);
  await target.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  expect(Math.round((await target.boundingBox())?.y ?? 0)).toBe(105);
});

for (const language of some(1, ['en', 'ar', 'ms'])) {
  test(`LAYOUT-18 on a phone the footer is no higher than 700 px (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openInLanguage(page, language, '/medals');
    await footer(page).getByRole('img').last().scrollIntoViewIfNeeded();
    await untilSettled(page);
    expect((await footer(page).boundingBox())?.height).toBeLessThanOrEqual(700);
    await expect(footer(page).getByRole('navigation').getByRole('link')).toHaveCount(16);
  });
}

test('LAYOUT-27 at every width there is exactly one of the two navigations', fullRun, async ({ page }) => {
  await openSettled(page, '/medals');
  for (const [width, isDrawer] of [
    [767, true],
    [768, false],
    [769, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: isDrawer });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: !isDrawer });
  }
});

test('LAYOUT-18 every quick link of the footer leads to a screen', fullRun, async ({ page }) => {
  await page.goto('/contact');
  const hrefs = await footer(page)
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(8);
  for (const href of hrefs) expect((await page.request.get(href)).status(), href).toBe(200);
});

test(
  'LAYOUT-18 Q-78 a visitor who meets a barrier finds in the footer what we know of it, and how to report it',
  fullRun,
  async ({ page }) => {
    await openSettled(page, '/news');
    await footer(page).getByRole('link', { name: 'Accessibility', exact: true }).click();
    await expect(page).toHaveURL('/accessibility');
    await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeFocused();
    const part = (name: string) => page.getByRole('main').getByRole('region', { name });
    await expect(part('What we tested, and how').getByRole('listitem')).not.toHaveCount(0);
    await expect(part('Known limits').getByText(/captions only if their players offer them/)).toBeVisible();
    const reach = part('Tell us what gets in your way');
    await expect(reach.getByRole('time')).toHaveText(/^Last checked on \d+(st|nd|rd|th) \w+ \d{4}$/);
    await reach.getByRole('link', { name: 'Write to us' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  },
);

test('LAYOUT-19 LAYOUT-22 the footer says how to reach the office, and 2024', fullRun, async ({ page }) => {
  await page.goto('/news');
  await expect(footer(page).getByRole('link', { name: /@pythian-games\.example/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(
    footer(page)
      .getByText(/\+91 00000/)
      .first(),
  ).toBeVisible();
  await expect(footer(page).getByText('2024')).toBeVisible();
});

test(
  'LAYOUT-20 LAYOUT-21 the footer shows the active downloads of the app',
  fullRun,
  async ({ page, context }) => {
    const link = (title: string, isactive: unknown) => ({
      title,
      isactive,
      link: `https://example.org/?app=${title}`,
      image: '/media/stores/android.svg',
    });
    await context.route('**/api/AppDownlaodLink', (route) =>
      route.fulfill({ json: { data: [link('first', 1), link('second', '1'), link('third', 0)] } }),
    );
    await openSettled(page, '/contact');
    const picture = footer(page).getByAltText('first');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect(footer(page).getByRole('link', { name: /^second/ })).toHaveAttribute(
      'href',
      'https://example.org/?app=second',
    );
    await expect(footer(page).getByAltText('third')).toHaveCount(0);
  },
);

test(
  'LAYOUT-26 a link to another page leads to its top and its heading takes the focus',
  fullRun,
  async ({ page }) => {
    await openSettled(page, '/medals');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const link = footer(page).getByRole('link', { name: 'News' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page).toHaveURL('/news');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('[aria-live="polite"]', { hasText: 'Pythian Games' })).toHaveCount(1);
  },
);

test(
  'ROUTE-31 an unknown address is reported inside the layout, with a link home',
  fullRun,
  async ({ page, allowConsole }) => {
    allowConsole(/404/);
    for (const path of [NO_SUCH_PAGE, '/event-categories', '/event/x/y']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('main').locator('a[href="/"]'), path).toBeVisible();
      await expect(footer(page), path).toHaveCount(1);
    }
  },
);

test('ROUTE-34 Back and Forward restore the pages', fullRun, async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await openSettled(page, '/');
  const first = (await heading.textContent()) ?? '';
  await page.getByRole('main').getByRole('link', { name: 'Read More' }).first().click();
  await expect(heading).not.toHaveText(first);
  const second = (await heading.textContent()) ?? '';
  await footer(page).getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
  await page.goBack();
  await expect(heading).toHaveText(second);
  await page.goBack();
  await expect(heading).toHaveText(first);
  await page.goForward();
  await expect(heading).toHaveText(second);
});

test('the chosen colours are still there on the next page', fullRun, async ({ page }) => {
  await openSettled(page, '/medals');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.getByRole('button', { name: /match this device\. Switch/ }).click();
  expect(await theme()).toBe('light');
  await page.getByRole('button', { name: /Switch to dark/ }).click();
  expect(await theme()).toBe('dark');
  await page.goto('/news');
  await untilHydrated(page);
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: /Switch to match this device/ }).click();
  expect(await theme()).toBeUndefined();
});

test('OFFLINE-09 one bar reports a lost connection, moves nothing, and disappears with it', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await openSettled(page, '/medals');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  const line = page.getByText('You’re offline. Showing what’s saved on this device.');
  await context.setOffline(true);
  await expect(line).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  const box = await line.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(before?.y ?? 0);
  await context.setOffline(false);
  await expect(line).toBeHidden();
  // Nor does it cover the heading to which an address has led.
  await openSettled(page, '/event/pythian-national-games#schedule');
  await context.setOffline(true);
  await expect(line).toBeVisible();
  const title = page.getByRole('heading', { name: 'Games schedule' });
  const isSeen = await title.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, top + 4));
  });
  expect(isSeen).toBe(true);
});

/** How often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Longer than a page needs to reload. */
const QUIET_MS = 3_000;

test('ERR-04 a page whose code is gone reloads once, then says so inside the layout and offers a retry', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Loading chunk failed/);
  await openSettled(page, '/medals');
  await context.route(/\/assets\/news-page[^/]*\.js/, (route) => route.abort());
  const loads = countLoads(page);
  await footer(page).getByRole('link', { name: 'News' }).click();
  await expect.poll(loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page broke');
  await expect(page.getByRole('main').getByText('Loading chunk failed (missing)')).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await letTimePass(page, QUIET_MS, 'a further load, which must not come');
  expect(loads()).toBe(1);
  await context.unroute(/\/assets\/news-page[^/]*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Founder Desk');
});

test(
  'ERR-04 a page whose script and style sheet are both gone reloads once, not for each of them',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_FAILED|Loading chunk failed|Unable to preload/);
    await openSettled(page, '/medals');
    const lost = new Set<string>();
    await context.route(/\/assets\/news-page[^/]*\.(?:js|css)/, (route) => {
      lost.add(route.request().url().replace(/.*\./, ''));
      return route.abort();
    });
    const loads = countLoads(page);
    await footer(page).getByRole('link', { name: 'News' }).click();
    await expect(page.getByRole('main').getByText('Loading chunk failed (missing)')).toBeVisible();
    await expect.poll(() => [...lost].sort()).toEqual(['css', 'js']);
    await letTimePass(page, QUIET_MS, 'a further load, which must not come');
    expect(loads()).toBe(1);
  },
);

test(
  'ERR-04 without a network a page whose code is missing does not reload',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Loading chunk failed/);
    await openSettled(page, '/medals');
    const loads = countLoads(page);
    await context.setOffline(true);
    await footer(page).getByRole('link', { name: 'News' }).click();
    await expect(page.getByRole('main').getByText('Loading chunk failed (missing)')).toBeVisible();
    await letTimePass(page, QUIET_MS, 'a load, which must not come');
    expect(loads()).toBe(0);
  },
);

test(
  'ERR-04 a page whose layout code is gone reloads once, stays readable and says so',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
    await context.route(/\/assets\/main-[^/]*\.js/, (route) => route.abort());
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('/medals');
    await expect.poll(() => loads).toBe(2);
    await letTimePass(page, 1_000, 'a further load, which must not come');
    expect(loads).toBe(2);
    await expect(page.getByRole('alert').getByText('Loading chunk failed (missing)')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeVisible();
  },
);

for (const part of ['page-scripts', 'page-data']) {
  test(`a page that was cut off in its ${part} still hydrates`, fullRun, async ({ page }) => {
    await page.route('**/event', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.slice(0, html.indexOf(`id="${part}"`) + 120) });
    });
    await page.goto('/event');
    await untilHydrated(page);
    await expect(
      page.getByRole('region', { name: 'Upcoming events' }).getByRole('article').first(),
    ).toBeVisible();
  });
}
