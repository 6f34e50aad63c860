import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { NO_SUCH_PAGE, routesToCheck } from '../../support/routes.ts';
import { fullRun, some } from '../../support/scope.ts';
import { untilHydrated, untilSettled } from '../../support/settled.ts';
import { builtPages } from '../../support/site.ts';

test.use(withoutWorker);

const EVENT = '/event/pythian-national-games';
/** Unknown to the build: the app shell answers, and the page is rendered from scratch. */
const UNKNOWN_EVENT = '/event/known-to-nobody';
const LEAST_LETTERS = 150;
/** Cumulative layout shift; "good" by Web Vitals is five times as much. */
const MOST_SHIFT = 0.02;
const AFTER_HYDRATION_MS = 1_500;

const heads = [
  'head title',
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:site_name"]',
  'meta[property="og:type"]',
  'meta[property="og:image"]',
] as const;
/** Elements that every page has exactly once. */
const frame = [
  'h1',
  'main',
  'header:not(main header)',
  'footer:not(main footer)',
  '.skip-link',
  '#root',
] as const;

/** How often each of the parts occurs. */
async function countOf(page: Page, parts: readonly string[]): Promise<Record<string, number>> {
  const counts = await Promise.all(
    parts.map(async (part) => [part, await page.locator(part).count()] as const),
  );
  return Object.fromEntries(counts);
}

const once = (parts: readonly string[]) => Object.fromEntries(parts.map((part) => [part, 1]));

/** A film among the previous events, which links elsewhere. */
const UNLINKED_EVENT = '/event/opening-film';

test('an event that the list names and no page links has prerendered HTML with its data, too', async ({
  request,
}) => {
  expect(await (await request.get('/event')).text()).not.toContain(`href="${UNLINKED_EVENT}"`);
  const ready = await (await request.get(UNLINKED_EVENT)).text();
  expect(ready).toContain('data-page="page"');
  expect(ready).not.toContain('content="noindex"');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of some(
    3,
    routesToCheck.filter(({ leadsTo }) => leadsTo === undefined),
  )) {
    test(`ROUTE-29 SEO-01 ${path} is readable, for people and for search engines`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(LEAST_LETTERS);
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
      expect(await countOf(page, [...heads, ...frame])).toEqual(once([...heads, ...frame]));
      for (const part of heads.slice(1)) {
        const tag = page.locator(part);
        expect((await tag.getAttribute('content')) ?? (await tag.getAttribute('href')), part).toMatch(/\S/);
      }
      // No settings name this site's address, and a relative one would be invalid.
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    });
  }

  test(
    'EVENTS-01 EVENTS-07 the event list names the events of both lists',
    fullRun,
    async ({ page, request }) => {
      await page.goto('/event');
      for (const eventtype of ['upcoming', 'previous']) {
        const headers = { 'access-token': 'a-test', eventtype };
        const answer: unknown = await (await request.get('/api/events', { headers })).json();
        const names: string[] = JSON.stringify(answer).match(/(?<="eventname":")[^"\\]+/g) ?? [];
        expect(names.length).toBeGreaterThan(2);
        const known = await page.getByRole('article').getByRole('heading').allTextContents();
        expect(known.filter((name) => names.includes(name)).length, eventtype).toBeGreaterThan(2);
      }
    },
  );

  test(
    'EVENT-08 EVENT-09 the event has its name, its days and the entries of the first one',
    fullRun,
    async ({ page }) => {
      await page.goto(EVENT);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pythian National Games');
      const schedule = page.getByRole('region', { name: 'Games schedule' });
      await expect(schedule.getByRole('tab')).toHaveCount(4);
      expect(await schedule.getByText(/Heats|Preliminary/).count()).toBeGreaterThan(3);
      await expect(schedule.getByRole('heading', { name: 'Kithara and Lyre' })).toBeVisible();
    },
  );

  test('NEWS-01 the news page lists the news', fullRun, async ({ page }) => {
    await page.goto('/news');
    expect(await page.getByRole('region', { name: 'Latest News' }).getByRole('link').count()).toBeGreaterThan(
      2,
    );
  });
});

test.describe('hydrated', () => {
  /** Opens a page, lets it hydrate, and returns what went wrong. */
  async function expectToHydrate(page: Page, path: string) {
    const wrong: string[] = [];
    const hear = (problem: { message: string }) => wrong.push(problem.message);
    page.on('pageerror', hear);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const headings = () => page.locator('main h1').allTextContents();
    const before = await headings();
    await untilHydrated(page);
    page.off('pageerror', hear);
    expect.soft(wrong, path).toEqual([]);
    expect.soft(await headings(), path).toEqual(before);
  }

  for (const path of some(2, [
    '/',
    EVENT,
    '/event',
    '/news/details',
    '/contact',
    NO_SUCH_PAGE,
    '/event/पाइथियन-लोक-उत्सव',
    '/another/unknown/page',
  ])) {
    test(`ROUTE-29 ${path} hydrates as it was sent`, async ({ page, allowConsole }) => {
      allowConsole(/404/);
      await expectToHydrate(page, path);
    });
  }

  test('ROUTE-29 every page of the build hydrates as it was sent', fullRun, async ({ page }) => {
    test.setTimeout(300_000);
    // `/signup` leads to the choice of a role, and a kiosk's pages have another layout (tests/e2e/kiosk).
    const others = Object.keys(builtPages()).filter(
      (path) => path !== '/signup' && !path.startsWith('/kiosk'),
    );
    for (const path of others) await expectToHydrate(page, path);
  });

  test('a page contains its style sheets and does not request them again', fullRun, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') asked.push(request.url());
    });
    await page.goto('/event');
    await untilSettled(page);
    expect(asked).toEqual([]);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /contact|write/i })).toBeVisible();
    const sheets = asked.map((address) => new URL(address).pathname);
    expect(sheets).toContainEqual(expect.stringMatching(/^\/assets\/contact-page-/));
    expect(sheets.filter((sheet) => /\/(?:main|shared|event-list-page)-/.test(sheet))).toEqual([]);
    expect(new Set(sheets).size).toBe(sheets.length);
  });

  for (const path of some(1, ['/', EVENT, '/event', '/news', '/contact'])) {
    test(`SEO-03 ${path} has no duplicates`, fullRun, async ({ page }) => {
      await page.goto(path);
      await untilSettled(page);
      const parts = [...heads, 'link[rel="canonical"]', 'meta[property="og:url"]', ...frame];
      expect(await countOf(page, parts)).toEqual(once(parts));
      const doubled = await page.evaluate(() => {
        const twice = (values: (string | null)[]) =>
          values.filter((value, index) => value !== null && values.indexOf(value) !== index);
        const all = (selector: string, name: string) =>
          [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));
        return [
          ...twice(all('[id]', 'id')),
          ...twice(all('link[rel=stylesheet]', 'href')),
          ...twice(all('script[src]', 'src')),
          ...twice(all('meta[property]', 'property')),
        ];
      });
      expect(doubled).toEqual([]);
    });
  }

  for (const path of some(1, [UNKNOWN_EVENT, NO_SUCH_PAGE, '/another/unknown/page'])) {
    test(
      `SEO-03 ROUTE-31 ${path} has one of each tag, and none for search engines`,
      fullRun,
      async ({ page, allowConsole }) => {
        allowConsole(/404/);
        await page.goto(path);
        await untilSettled(page);
        const tags = [
          'head title',
          'meta[name="description"]',
          'meta[name="keywords"]',
          'meta[name="robots"]',
        ];
        expect(await countOf(page, [...tags, 'h1'])).toEqual(once([...tags, 'h1']));
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
        expect(await page.locator('meta[property="og:url"]').count()).toBeLessThan(2);
      },
    );
  }

  test('the style sheet that orders the layers comes before all others', fullRun, async ({ page }) => {
    await page.goto(EVENT);
    const sheets = page.locator('head style');
    expect(await sheets.count()).toBeGreaterThan(1);
    const first = (await sheets.first().textContent()) ?? '';
    const order = [...first.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = '']) => names.split(/, ?/));
    const seen = order.map((name) => name.trim()).filter((name, index, all) => all.indexOf(name) === index);
    expect(seen).toEqual(['reset', 'tokens', 'base', 'parts', 'components', 'pages']);
  });
});

for (const [device, viewport, paths] of [
  ['phone', { width: 390, height: 844 }, ['/', EVENT, '/event']],
  ['desk', { width: 1440, height: 900 }, [EVENT, '/', '/event']],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    for (const path of some(1, paths)) {
      test(`${path} does not move while it hydrates`, async ({ page }) => {
        await watchShifts(page);
        await page.goto(path);
        await untilSettled(page);
        await letTimePass(page, AFTER_HYDRATION_MS, 'shifts after the page is hydrated, which must not come');
        const { sum, shifts } = await shiftsOf(page);
        expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MOST_SHIFT);
      });
    }
  });
}

test('scripts wait until the first picture is there', async ({ page, context }) => {
  const PICTURE_TAKES_MS = 1_000;
  await context.route('**/media/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, PICTURE_TAKES_MS));
    await route.continue();
  });
  await page.goto(EVENT);
  await untilHydrated(page);
  const { boot, early, late } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
    const begun = (before: boolean) =>
      scripts
        .filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0) === before)
        .map(({ name }) => name);
    const named = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
    return { boot: named, early: begun(true), late: begun(false) };
  });
  expect(boot).toHaveLength(1);
  expect(early).toEqual(boot);
  expect(late.length).toBeGreaterThan(2);
});
