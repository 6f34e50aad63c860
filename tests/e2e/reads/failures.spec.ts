import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { everything, fullRun, some } from '../../support/scope.ts';
import { untilHydrated } from '../../support/settled.ts';
import { BUILT_SITE } from '../../support/site.ts';
import { type Area, type Call, EVENT, frame, frameCalls, screens } from './screens-and-calls.ts';

test.use(withoutWorker);

/** The same value with empty fields. */
function hollow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hollow);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'status' ? 1 : hollow(inner)]),
  );
}

/** Ways of not answering as agreed. `leaves`: whether nothing of the answer can be shown. */
const failures = {
  'status 500': {
    leaves: 'nothing',
    give: (route: Route) => route.fulfill({ status: 500, json: { status: 0 } }),
  },
  'no network': { leaves: 'nothing', give: (route: Route) => route.abort('connectionfailed') },
  'a page in its place': {
    leaves: 'nothing',
    give: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Please sign in</h1>' }),
  },
  null: {
    leaves: 'nothing',
    // Playwright's `json: null` would have no content type, and would be refused for that.
    give: (route: Route) => route.fulfill({ contentType: 'application/json', body: 'null' }),
  },
  'no wrapper': { leaves: 'nothing', give: (route: Route) => route.fulfill({ json: {} }) },
  'empty fields': {
    leaves: 'maybe something',
    give: async (route: Route) => {
      const response = await route.fetch();
      await route.fulfill({ json: hollow(await response.json()) });
    },
  },
  'no answer at all': { leaves: 'nothing', give: async () => undefined },
} as const;
type FailureName = keyof typeof failures;
const failureNames = Object.keys(failures) as FailureName[];
/** Failures without a valid answer: they are logged once they are known. */
const isLogged = (name: FailureName) => !['no wrapper', 'empty fields', 'no answer at all'].includes(name);

const nameOf = ({ endpoint, with: detail }: Call) =>
  detail ? `${endpoint.name} (${detail[1]})` : endpoint.name;
const isOf = (request: Request, { endpoint, with: detail }: Call) =>
  new URL(request.url()).pathname === endpoint.path &&
  (detail === undefined || request.headers()[detail[0]] === detail[1]);
/** Whether the area cannot exist without this call. */
const dependsOn = ({ needs }: Area, { endpoint, with: detail }: Call) =>
  needs.includes(detail?.[1] ?? endpoint.name) || needs.includes(endpoint.name);

/** Opens a page without data: every area has to request its own. */
async function openBare(context: BrowserContext, page: Page, path: string) {
  const shell = readFileSync(join(BUILT_SITE, 'app-shell.html'), 'utf8');
  const body = shell.replace(/<script[^>]*id="page-data">.*?<\/script>/s, '');
  expect(body.length).toBeLessThan(shell.length);
  const isDocument = (url: URL) => url.pathname === path;
  await context.route(isDocument, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(path);
  await untilHydrated(page);
}

/** The calls that the app has given up, as it does at its time limit: what came after one of them has waited for it. */
function givenUpCalls(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
}

async function expectNoGibberish(page: Page) {
  const { words, addresses } = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[alt], [aria-label], [title]')];
    return {
      words: [
        document.title,
        document.body.innerText,
        ...named.flatMap((element) =>
          ['alt', 'aria-label', 'title'].map((name) => element.getAttribute(name) ?? ''),
        ),
      ].join('\n'),
      addresses: [...document.querySelectorAll('[href], [src]')].map(
        (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
      ),
    };
  });
  expect(words).not.toMatch(/\b(undefined|null|NaN)\b|\[object /);
  expect(addresses.filter((address) => /\b(undefined|null|NaN)\b|(\[|%5B)object/.test(address))).toEqual([]);
}

/** Expects no message about a failed area (ERR-01). */
async function expectSilence(page: Page) {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
}

for (const screen of some(1, screens)) {
  const areas = [...frame, ...screen.areas];

  test.describe(screen.path, () => {
    test.beforeEach(({ allowConsole }) => allowConsole(/Failed to load resource/));

    test(
      'has all its areas when every call is answered, and requests nothing else',
      fullRun,
      async ({ page, context }) => {
        const asked = new Set<string>();
        const known = [...frameCalls, ...screen.calls];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (!pathname.startsWith('/api/') || pathname === '/api/trackingevent') return;
          const call = known.find((one) => isOf(request, one));
          asked.add(call === undefined ? pathname : nameOf(call));
        });
        await openBare(context, page, screen.path);
        for (const area of areas) await expect(area.find(page).first(), area.what).toBeVisible();
        expect([...asked].sort()).toEqual([...new Set(known.map(nameOf))].sort());
      },
    );

    screen.calls.forEach((call, place) => {
      // By default every tenth call fails in one of the ways.
      const ways = failureNames.filter(
        (_, index) => everything || (place % 10 === 0 && index === (place / 10) % failureNames.length),
      );
      for (const way of ways) {
        test(`ERR-01 ERR-02 ERR-03 works without ${nameOf(call)}: ${way}`, async ({ page, context }) => {
          const warnings: string[] = [];
          page.on('console', (message) => {
            if (message.type() === 'warning') warnings.push(message.text());
          });
          const { give, leaves } = failures[way];
          await context.route('**/api/**', (route) =>
            isOf(route.request(), call) ? give(route) : route.fallback(),
          );
          const givenUp = givenUpCalls(page);
          await openBare(context, page, screen.path);

          // An empty event counts as none: the page says so instead of showing empty parts (EVENT-17).
          const isNone =
            screen.path === EVENT && call.endpoint.name === 'eventDetail' && way === 'empty fields';
          for (const area of (isNone ? frame : areas).filter((one) => !dependsOn(one, call)))
            await expect(area.find(page).first(), area.what).toBeVisible();
          if (way === 'no answer at all') expect(givenUp).toEqual([]);
          if (isNone)
            await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this event');
          if (leaves === 'nothing') {
            for (const area of areas.filter((one) => dependsOn(one, call)))
              await expect(area.find(page), area.what).toHaveCount(0);
          }
          if (isLogged(way)) {
            await expect
              .poll(() => warnings.filter((text) => text.startsWith(`${call.endpoint.name}: `)))
              .not.toEqual([]);
          }
          await expectSilence(page);
          await expectNoGibberish(page);
        });
      }
    });

    test('ERR-08 has its layout and its links while nothing is ever answered', async ({ page, context }) => {
      await context.route('**/api/**', () => undefined);
      const givenUp = givenUpCalls(page);
      await openBare(context, page, screen.path);
      for (const area of areas.filter(({ needs }) => needs.length === 0))
        await expect(area.find(page).first(), area.what).toBeVisible();
      expect(givenUp).toEqual([]);
      await expectNoGibberish(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'History' }).click();
      await expect(page).toHaveURL('/history');
      await expect(page.getByRole('heading', { level: 1, name: /history/i })).toBeVisible();
    });
  });
}
