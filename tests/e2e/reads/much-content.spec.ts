import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { type Amounts, muchContent } from '../../support/content/much-content.mjs';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { untilHydrated } from '../../support/settled.ts';
import { BUILT_SITE } from '../../support/site.ts';

test.use(withoutWorker);

const EVENT = '/event/pythian-national-games';
const MUCH: Amounts = { articles: 150, entries: 5_000, members: 300, events: 200 };
const content = muchContent(MUCH);
const FIRST_PART = /This is only the first part/;

/** A prerendered page as a build with this content writes it: the built page with other markup and data. */
async function readyPage(path: string, site: string): Promise<string> {
  const prerender = await import(pathToFileURL(resolve('dist-server/prerender.js')).href);
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (address, init = {}) => {
    const own = content({ path: String(address), headers: Object.fromEntries(new Headers(init.headers)) });
    return own === undefined ? realFetch(new URL(String(address), site), init) : Response.json(own);
  };
  try {
    const metadata = JSON.parse(readFileSync(join(BUILT_SITE, 'seo.json'), 'utf8'));
    const { html, data } = await prerender.renderPage(path, metadata);
    const document = await (await realFetch(new URL(path, site))).text();
    return document
      .replace(
        /(<div id="root"[^>]*>).*(<\/div>.*?<script type="application\/json" id="page-scripts">)/s,
        (_all, before: string, behind: string) => before + html + behind,
      )
      .replace(
        /(id="page-data">).*?(<\/script>)/s,
        (_all, before: string, behind: string) => before + data + behind,
      );
  } finally {
    globalThis.fetch = realFetch;
  }
}

/** Opens a prerendered page with much content. Calls are answered with all of it, once `answer` is called. */
async function open(page: Page, path: string, site: string, look = path) {
  const html = await readyPage(path, site);
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route(`${site}${path}*`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route(/\/api\//, async (route: Route) => {
    const request = route.request();
    const own = content({ path: new URL(request.url()).pathname, headers: request.headers() });
    if (own === undefined) return route.fallback();
    if (isHeld) await new Promise<void>((go) => waiting.push(go));
    await route.fulfill({ json: own });
  });
  await page.goto(look);
  await untilHydrated(page);
  return {
    answer: () => {
      isHeld = false;
      for (const go of waiting) go();
    },
  };
}

test(
  'ROUTE-29 long news hydrate as they were rendered, and are all there once they have loaded',
  fullRun,
  async ({ page, site }) => {
    const { answer } = await open(page, '/news', site.url);
    const cards = page.getByRole('region', { name: 'Latest News' }).getByRole('link');
    expect(await cards.count()).toBeLessThan(30);
    await expect(page.getByText(FIRST_PART)).toHaveCount(1);
    answer();
    await expect(cards).toHaveCount(150);
    await expect(page.getByText(FIRST_PART)).toHaveCount(0);
  },
);

test(
  'NEWS-09 an article of which the page has only the beginning is waited for, and shown complete',
  fullRun,
  async ({ page, site }) => {
    const { answer } = await open(
      page,
      '/news/details',
      site.url,
      '/news/details?article=report-148-from-the-river-stage',
    );
    const title = page.getByRole('heading', { level: 1, name: 'Report 148 from the river stage' });
    await expect(title).toHaveCount(0);
    answer();
    await expect(title).toBeVisible();
    expect((await page.getByRole('article').first().innerText()).length).toBeGreaterThan(4_000);
  },
);

test(
  'EVENT-09 a long schedule has all its days from the start, and shows counts once it is complete',
  fullRun,
  async ({ page, site }) => {
    const { answer } = await open(page, EVENT, site.url);
    const schedule = page.getByRole('region', { name: 'Games schedule' });
    await schedule.scrollIntoViewIfNeeded();
    await expect(schedule.getByRole('tab')).toHaveCount(10);
    await expect(schedule.getByText(FIRST_PART)).toHaveCount(1);
    await expect(schedule.getByText('500')).toHaveCount(0);
    answer();
    await expect(schedule.getByRole('status').filter({ hasText: '500' })).toHaveCount(1);
    await expect(schedule.getByText(FIRST_PART)).toHaveCount(0);
  },
);

test(
  'COUNCIL-01 a long council and long lists of events are all there once they have loaded',
  fullRun,
  async ({ page, site }) => {
    const council = await open(page, '/our-council', site.url);
    const members = page.getByRole('main').getByRole('listitem');
    expect(await members.count()).toBeLessThan(100);
    council.answer();
    await expect(members).toHaveCount(300);
    await page.unrouteAll();
    const events = await open(page, '/event', site.url);
    const listed = page.getByRole('main').getByRole('article');
    expect(await listed.count()).toBe(40);
    await page.getByRole('region', { name: 'Previous events' }).scrollIntoViewIfNeeded();
    events.answer();
    await expect(listed).toHaveCount(400);
  },
);
