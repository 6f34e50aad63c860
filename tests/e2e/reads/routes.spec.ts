import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { ROUTES, routesToCheck } from '../../support/routes.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilHydrated, untilSettled } from '../../support/settled.ts';
import { BUILT_SITE, builtPages } from '../../support/site.ts';

test.use(withoutWorker);

const EVENT = '/event/pythian-national-games';
const GAME = `${EVENT}/musical-vocal-instrumental-arts/kithara`;
const HINDI_EVENT = '/event/पाइथियन-लोक-उत्सव';
const HINDI_GAME = `${HINDI_EVENT}/musical-vocal-instrumental-arts/ढोल-और-ताल`;
/** What the specification left out, in every spelling that might slip in. */
const MASK = /\{(product|key)\}|%7B(product|key)%7D|\[(product|key)\]/i;

const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const textOf = (page: Page) => page.getByRole('main').innerText();

/** Values of a request header in the order they were sent. */
function watchHeader(page: Page, apiPath: string, name: string): (string | undefined)[] {
  const seen: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === apiPath) seen.push(request.headers()[name]);
  });
  return seen;
}

test.describe('every address', () => {
  test('ROUTE-29 ROUTE-30 answers with its own page, and none is restricted', async ({ request }) => {
    for (const route of ROUTES) {
      const answer = await request.get(route.path, { maxRedirects: 0 });
      expect.soft(answer.status(), route.path).toBe(200);
      expect.soft(answer.headers()['content-type'], route.path).toContain('text/html');
    }
  });

  for (const route of some(1, routesToCheck)) {
    const leadsTo = route.leadsTo ?? route.path;
    test(`ROUTE-29 ROUTE-30 ${route.path} opens, reloads and opens in a new tab with the same content`, async ({
      page,
      context,
    }) => {
      await openSettled(page, leadsTo);
      const heading = await mainHeading(page).innerText();
      expect(heading).toMatch(/\w/);
      await openSettled(page, route.path);
      await expect(page).toHaveURL(leadsTo);
      await expect(mainHeading(page)).toHaveText(heading);
      await page.reload();
      await untilHydrated(page);
      await expect(mainHeading(page)).toHaveText(heading);
      const tab = await context.newPage();
      await tab.goto(route.path);
      await untilHydrated(tab);
      await expect(tab).toHaveURL(leadsTo);
      await expect(mainHeading(tab)).toHaveText(heading);
      await expect(tab.getByText(/access denied|not authori[sz]ed/i)).toHaveCount(0);
    });
  }
});

test.describe('an unknown address', () => {
  for (const [path, status] of some(1, [
    ['/no-such-page', 404],
    ['/event-categories/none', 404],
    ['/event/known-to-nobody', 200],
    ['/event/known-to-nobody/some-art/some-game', 200],
    ['/event/x/y', 404],
    ['/event-categories', 404],
    ['/event-categories/martial-arts-and-traditional-games/none', 404],
    ['/modern-other-games', 404],
    ['/news/details/details', 404],
    ['/no-such-page/', 404],
    ['/EVENT', 404],
    ['/news/Details', 404],
    ['/news//details', 404],
    ['/event//pythian-national-games', 404],
    ['/event/known-to-nobody/some-art/some-game/some-part', 200],
    ['/our-council/known-to-nobody', 200],
  ] as const)) {
    test(`ROUTE-31 Q-80 ${path} is reported as unknown inside the layout (${status})`, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(status);
      await untilSettled(page);
      await expect(mainHeading(page)).toHaveText(/\w/);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Pythian Games, home' })).toHaveAttribute('href', '/');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      expect(await textOf(page)).not.toMatch(/\b(undefined|null|NaN)\b/);
    });
  }

  test('ROUTE-31 has a link home that works without a page load', fullRun, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await openSettled(page, '/no-such-page');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole('main').locator('a[href="/"]').click();
    await expect(page).toHaveURL('/');
    await expect(mainHeading(page)).toContainText(/arts/i);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  });

  test('PWA-07 a missing file is not a page', async ({ request }) => {
    for (const path of ['/documents/none.pdf', '/assets/none.js', '/none.json', '/pictures/none.png']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(answer.headers()['content-type'], path).not.toContain('html');
    }
  });
});

test.describe('spellings of an address', () => {
  for (const path of some(1, [EVENT, '/history', GAME, '/event', '/news', '/our-council'])) {
    test(`ROUTE-32 ${path}/ shows what ${path} shows`, fullRun, async ({ page }) => {
      await openSettled(page, path);
      const [heading, title] = [await mainHeading(page).innerText(), await page.title()];
      const asked = watchHeader(page, '/api/eventdetail', 'eventurl');
      const answer = await page.goto(`${path}/`);
      expect(answer?.status()).toBe(200);
      await untilSettled(page);
      await expect(mainHeading(page)).toHaveText(heading);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`^http://.*${path}$`),
      );
      expect(asked.filter((value) => value !== 'pythian-national-games')).toEqual([]);
      if (path === EVENT) expect(asked.length).toBeGreaterThan(0);
    });
  }

  for (const [path, api, name, last] of some(1, [
    [HINDI_EVENT, '/api/eventdetail', 'eventurl', 'पाइथियन-लोक-उत्सव'],
    [HINDI_GAME, '/api/EventDetailForGames', 'gameurl', 'ढोल-और-ताल'],
  ] as const)) {
    test(`ROUTE-33 API-07 ${path} opens, encoded or not, and is requested in plain letters`, async ({
      page,
    }) => {
      const asked = watchHeader(page, api, name);
      for (const address of [path, encodeURI(path)]) {
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(200);
        await untilSettled(page);
        await expect(mainHeading(page)).toHaveText(/[\u0900-\u097f]/);
        await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      }
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked)).toEqual(new Set([encodeURIComponent(last)]));
    });
  }
});

/** A page's code may take its time. */
const ON_A_BUSY_MACHINE = { timeout: 15_000 };

test.describe('while navigating', () => {
  test('ROUTE-34 Back and Forward restore the pages with their content', fullRun, async ({ page }) => {
    await openSettled(page, '/');
    const home = await mainHeading(page).innerText();
    await page.getByRole('main').locator(`a[href="${EVENT}"]`).first().click();
    await expect(mainHeading(page)).toHaveText('Pythian National Games', ON_A_BUSY_MACHINE);
    await page.getByRole('main').locator(`a[href="${GAME}"]`).first().click();
    await expect(page).toHaveURL(GAME);
    const game = 'Kithara and Lyre';
    await expect(mainHeading(page)).toHaveText(game);

    await page.goBack();
    await expect(mainHeading(page)).toHaveText('Pythian National Games', ON_A_BUSY_MACHINE);
    await expect(page.getByRole('region', { name: 'Games schedule' })).toBeVisible();
    await page.goBack();
    await expect(mainHeading(page)).toHaveText(home);
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(mainHeading(page)).toHaveText('Pythian National Games', ON_A_BUSY_MACHINE);
    await page.goForward();
    await expect(mainHeading(page)).toHaveText(game);
    await expect(page).toHaveTitle(new RegExp(game));
  });

  test(
    'LAYOUT-26 a new page starts at its top, the previous one is found where it was left',
    fullRun,
    async ({ page }) => {
      await openSettled(page, '/event');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      await page.getByRole('contentinfo').getByRole('link', { name: 'History' }).click();
      await expect(page).toHaveURL('/history');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    },
  );

  test(
    'LAYOUT-26 EVENT-16 from event to event the page starts at its top, with nothing of the previous one',
    fullRun,
    async ({ page }) => {
      await openSettled(page, EVENT);
      await page.evaluate(() => scrollTo(0, 2_000));
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: 'Events', exact: true }).click();
      await menu.getByRole('button', { name: 'All events' }).click();
      await menu.getByRole('link', { name: 'Pythian Games Athens' }).click();
      await expect(mainHeading(page)).toHaveText('Pythian Games Athens');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('main')).not.toContainText('Pythian National Games');
    },
  );
});

test.describe('what the specification left out', () => {
  test('HISTORY-05 is filled in on every built page, in text and in addresses', () => {
    const files = new Set(Object.values(builtPages()));
    expect(files.size).toBeGreaterThan(20);
    const masked = [...files, 'app-shell.html', '404.html', 'seo.json', 'manifest.webmanifest'].filter(
      (file) => MASK.test(readFileSync(join(BUILT_SITE, file), 'utf8')),
    );
    expect(masked).toEqual([]);
  });

  test(
    'HISTORY-05 API-02 is filled in after scripts have run, and in requests',
    fullRun,
    async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`));
      for (const path of ['/', EVENT, '/modern-pythian-games', '/news/details']) {
        await openSettled(page, path);
        expect(await page.content(), path).not.toMatch(MASK);
        expect(await page.title(), path).not.toMatch(MASK);
      }
      expect(sent.length).toBeGreaterThan(20);
      expect(sent.filter((text) => MASK.test(text))).toEqual([]);
    },
  );

  test(
    'ROUTE-13 the modern games have one address, which the site itself uses',
    fullRun,
    async ({ page }) => {
      await openSettled(page, '/');
      const links = page.locator('a[href^="/modern-"]');
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all())
        await expect(link).toHaveAttribute('href', '/modern-pythian-games');
    },
  );
});
