import type { Page } from '@playwright/test';
import { beginToUse } from '../../support/begin-to-use.ts';
import { expect } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { everything, fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { untilHydrated } from '../../support/settled.ts';
import { expectStoredOnce, openContact, postCount, sendUnanswered } from '../writes/contact-steps.ts';
import { type BuiltCopy, test } from './built-copy.ts';
import { buildOf, deploy, install } from './deploy.ts';
import { holdLimits } from './hold-limits.ts';
import { EVENT, NO_ANSWER } from './sample-words.ts';
import { storePages } from './stored-answers.ts';

// The notice appears only after the cookie bar was answered (reading Q-81).
test.use({ hasAgreed: true });

const WORDS = 'Typed before the new build came';
/** Longer than the initial delay of the notice, so that it would have appeared. */
const LONG_ENOUGH_MS = 3_000;

test.beforeEach(({ allowConsole }) => allowConsole(NO_ANSWER));

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready' });
const field = (page: Page) => page.getByRole('main').getByRole('textbox').first();

test('PWA-06 a new build is offered, not forced: typed text stays, the old build works, one reload loads the new one', async ({
  page,
  site,
  build,
}) => {
  test.slow();
  await page.goto('/');
  await waitForWorker(page);
  await page.goto('/contact');
  await field(page).fill(WORDS);
  await mark(page);
  const oldScripts = scriptsOf(build);
  await deploy(page, build, 'B');

  await letTimePass(
    page,
    LONG_ENOUGH_MS,
    'the notice of the new build, which must not come while words are typed',
  );
  await expect(notice(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue(WORDS);
  await field(page).fill('');
  await field(page).blur();
  await expect(notice(page)).toBeVisible();
  expect(await isWaiting(page), 'not taken over without consent').toBe(true);

  const gone = await fetch(`${site.url}/${oldScripts[0]}`);
  expect(gone.status, 'an old script on the server').toBe(404);
  await forgetFiles(page);
  await goInside(page, '/medals');
  await goInside(page, '/event');
  await goInside(page, EVENT);
  await goInside(page, '/news');
  expect(await isMarked(page), 'not reloaded').toBe(true);

  let loads = 0;
  page.on('load', () => loads++);
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  // A whole precache is copied first; the machine may be busy.
  await expect.poll(() => buildOf(page), { timeout: 30_000 }).toBe('B');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await letTimePass(page, LONG_ENOUGH_MS, 'a further load, which must not come');
  expect(loads, 'reloads').toBe(1);
  const loaded = await loadedScripts(page);
  expect(
    loaded.filter((file) => oldScripts.includes(file)),
    'old scripts in the new page',
  ).toEqual([]);
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => staleEntries(page, build), 'stale files in the precache').toEqual([]);
  await site.stop();
  await page.goto('/news');
  expect(await buildOf(page)).toBe('B');
});

test(
  'PWA-06 accepted in one window, an update leaves the other one its page, its text and its own scripts',
  fullRun,
  async ({ page, context, build }) => {
    test.slow();
    await page.goto('/');
    await waitForWorker(page);
    const other = await context.newPage();
    await other.goto('/contact');
    await field(other).fill(WORDS);
    await mark(other);
    await deploy(page, build, 'B');
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => buildOf(page)).toBe('B');

    await letTimePass(other, LONG_ENOUGH_MS, 'a load of the other window, which must not come');
    expect(await isMarked(other), 'not reloaded').toBe(true);
    await expect(field(other)).toHaveValue(WORDS);
    await field(other).fill('');
    await field(other).blur();
    await forgetFiles(other);
    await goInside(other, '/news');
    await goInside(other, '/event');
    expect(await isMarked(other), 'not reloaded').toBe(true);
    await notice(other).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => buildOf(other)).toBe('B');
    await expect.poll(() => staleEntries(other, build), 'stale files in the precache').toEqual([]);
  },
);

test(
  'PWA-06 an accepted update does not wait for background calls of the old build',
  fullRun,
  async ({ page, site, build }) => {
    test.slow();
    await page.goto('/event');
    await waitForWorker(page);
    await deploy(page, build, 'B');
    await site.scenario('hanging');
    await site.forgetRequests();
    await holdLimits(page);
    await page.reload();
    await untilHydrated(page);
    await holdLimits(page);
    await beginToUse(page);
    await expect.poll(async () => (await site.requests()).length, 'hanging calls').toBeGreaterThan(0);
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => buildOf(page), { timeout: 30_000 }).toBe('B');
  },
);

test(
  'PWA-06 an accepted update applies at once although the page requests files while the old worker ends',
  fullRun,
  async ({ page, build }) => {
    test.slow();
    await page.goto('/contact');
    await waitForWorker(page);
    await deploy(page, build, 'B');
    await expect(notice(page)).toBeVisible();
    await holdLimits(page);
    const swap = untilSwapped(page);
    await page.evaluate(() => {
      const asking = setInterval(() => void fetch(`/media/news/n1.svg?${performance.now()}`), 5);
      setTimeout(() => clearInterval(asking), 1_500);
    });
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    expect(await swap).toBe(true);
    await expect.poll(() => buildOf(page)).toBe('B');
  },
);

test(
  'PWA-06 OFFLINE-14 an accepted update does not wait for an unanswered message, and none is lost',
  fullRun,
  async ({ context, site, build }) => {
    test.slow();
    const page = await openContact(context);
    await deploy(page, build, 'B');
    await context.setOffline(true);
    await sendUnanswered(page, 'Written before the update');
    await site.scenario('hanging', { only: ['/api/cum'] });
    await holdLimits(page);
    await context.setOffline(false);
    await expect.poll(() => postCount(site), { timeout: 20_000 }).toBeGreaterThan(0);
    // The hanging request keeps hanging; later ones reach the server again.
    await site.scenario('default');
    const swap = untilSwapped(page);
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    expect(await swap).toBe(true);
    await expect.poll(() => buildOf(page)).toBe('B');
    await expectStoredOnce(site, 'Written before the update');
  },
);

test(
  'PWA-06 a rolled-back build is offered like any other, and is complete',
  fullRun,
  async ({ page, site, build }) => {
    test.slow();
    await page.goto('/');
    await waitForWorker(page);
    await deploy(page, build, 'B');
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => buildOf(page), { timeout: 30_000 }).toBe('B');
    build.restore();
    expect(await install(page)).toBe('installed');
    await notice(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => buildOf(page), { timeout: 30_000 }).toBe('A');
    await expect.poll(() => staleEntries(page, build), 'stale files in the precache').toEqual([]);
    await site.stop();
    await page.goto('/news');
    expect(await buildOf(page)).toBe('A');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  },
);

const DAMAGES = ['missing', 'a page in its place'] as const;

for (const damage of everything ? DAMAGES : DAMAGES.slice(0, 1)) {
  test(
    `PWA-06 a build with one file ${damage} is refused, the old one stays complete, and the fixed one is offered`,
    fullRun,
    async ({ page, context, site, build }) => {
      test.slow();
      await page.goto('/');
      await waitForWorker(page);
      await storePages(page);
      await mark(page);
      build.renew('B');
      const victim = scriptsOf(build).at(-1) ?? '';
      const text = build.read(victim);
      if (damage === 'missing') build.remove(victim);
      else {
        const html = { contentType: 'text/html', body: '<!doctype html><title>Home</title>' };
        await context.route(`**/${victim}`, (route) => route.fulfill(html));
      }
      expect(await install(page)).toBe('redundant');
      await site.stop();
      for (const path of ['/event', EVENT, '/news', '/medals', '/history']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        expect(await buildOf(page)).toBe('A');
      }

      await site.start();
      await mark(page);
      await context.unrouteAll();
      // Finds the broken one once more, in the same page that should be offered the fixed one.
      if (damage === 'missing') expect(await install(page)).toBe('redundant');
      build.write(victim, text);
      expect(await install(page)).toBe('installed');
      await notice(page).getByRole('button', { name: 'Reload' }).click();
      await expect.poll(() => buildOf(page)).toBe('B');
      await expect.poll(() => staleEntries(page, build), 'stale files in the precache').toEqual([]);
    },
  );
}

/** Clears the browser's HTTP cache, which would hide what the worker has lost. */
async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Navigates inside the application, which loads only that page's code from the server. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Loading chunk failed');
}

/** Returns whether a new worker takes the page over; false if the page reloads with the old one. */
function untilSwapped(page: Page): Promise<boolean> {
  const swapped = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
      }),
  );
  return swapped.catch(() => false);
}

const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/** Scripts with a content hash in their name, which differs in the next build. */
const scriptsOf = (build: BuiltCopy) =>
  build.precached().filter((file) => file.startsWith('assets/') && file.endsWith('.js'));
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isTheSamePage' in window);

const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((name) => name.endsWith('.js')),
  );

/** Files in the precache that are not in the build's list. */
async function staleEntries(page: Page, build: BuiltCopy): Promise<readonly string[]> {
  const cached = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname.slice(1));
  });
  const listed = build.precached();
  const wanted = [...listed].sort();
  return cached.length > wanted.length
    ? ['more entries than files', ...cached.filter((file) => !listed.includes(file))]
    : cached.filter((file) => !listed.includes(file));
}
