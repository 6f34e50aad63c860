import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { untilSettled } from '../../support/settled.ts';
import { BUILT_SITE } from '../../support/site.ts';
import { goInside, startInside } from './go-inside.ts';

test.use(withoutWorker);

interface Entry {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

const metadata: Record<string, Entry> = JSON.parse(readFileSync(join(BUILT_SITE, 'seo.json'), 'utf8'));
const { default: otherwise, ...byPath } = metadata;
const paths = Object.keys(byPath);

const content = (page: Page, name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');

/** What the document contains, once it is up to date: tags follow the data. */
async function expectEntry(page: Page, entry: Entry | undefined) {
  await expect(page).toHaveTitle(entry?.title ?? '');
  expect(await content(page, 'description')).toBe(entry?.description);
  expect(await content(page, 'keywords')).toBe(entry?.keywords);
}

/** Runs in the page: records what its title has been since its head was read. */
function noteTitles(): void {
  const titles: string[] = [];
  Object.assign(window, { titles });
  new MutationObserver(() => {
    if (document.body !== null) titles.push(document.title);
  }).observe(document, { childList: true, subtree: true });
}

async function expectOneOfEach(page: Page) {
  for (const name of ['description', 'keywords'])
    await expect(page.locator(`meta[name="${name}"]`)).toHaveCount(1);
  await expect(page.locator('head title')).toHaveCount(1);
}

test('SEO-01 every entry is distinct and fits into a search result', () => {
  for (const field of ['title', 'description', 'keywords'] as const) {
    const values = paths.filter((path) => path !== '/home').map((path) => byPath[path]?.[field]);
    expect(new Set(values).size, field).toBe(values.length);
  }
  for (const [path, { title, description }] of Object.entries(metadata)) {
    expect(title.length, path).toBeLessThanOrEqual(60);
    expect(description.length, path).toBeLessThanOrEqual(155);
    expect(title, path).toContain('Pythian Games');
  }
});

test(
  'SEO-01 every listed page has the title, description and keywords of its entry',
  fullRun,
  async ({ page }) => {
    const answer = await page.request.get('/seo.json');
    expect(await answer.json()).toEqual(metadata);
    const unknown: string[] = [];
    for (const path of paths) {
      if ((await page.request.get(path)).status() === 404) {
        unknown.push(path);
        continue;
      }
      await page.goto(path);
      // Without a category the signup page sends visitors to the choice of a role.
      if (path !== '/signup') await expectEntry(page, byPath[path]);
      await expectOneOfEach(page);
    }
    expect(unknown).toEqual([]);
  },
);

test('SEO-02 other pages have the defaults, and their own title if the data has one', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404/);
  await page.goto('/event/pythian-national-games');
  expect(await content(page, 'description')).toBe(otherwise?.description);
  expect(await content(page, 'keywords')).toBe(otherwise?.keywords);
  await expect(page).toHaveTitle('Pythian National Games – Pythian Games');
  await page.goto('/no-such-page');
  expect(await content(page, 'description')).toBe(otherwise?.description);
});

test('SEO-03 title and tags follow navigation, one of each at any time', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await startInside(page);
  for (const path of ['/news', '/contact', '/history', '/medals', '/event']) {
    await goInside(page, path);
    await expectEntry(page, byPath[path]);
    await expectOneOfEach(page);
  }
});

test('SEO-04 home has two addresses, and a trailing slash makes no difference', fullRun, async ({ page }) => {
  for (const [path, same] of [
    ['/home', '/'],
    ['/event/', '/event'],
    ['/news/', '/news'],
  ] as const) {
    await page.goto(path);
    await expectEntry(page, byPath[same]);
  }
  expect(byPath['/home']).toEqual(byPath['/']);
});

test(
  'SEO-05 a missing file leaves a title and no error',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(/net::ERR_FAILED|404/);
    await context.route('**/seo.json', (route) => route.abort());
    await page.addInitScript(noteTitles);
    for (const path of ['/event', '/event/some-event-nobody-knows']) {
      await page.goto(path);
      await untilSettled(page);
      expect(await page.title()).toContain('Pythian Games');
      expect(await page.evaluate(() => (window as unknown as { titles: string[] }).titles)).not.toContain('');
      await expectOneOfEach(page);
    }
  },
);
