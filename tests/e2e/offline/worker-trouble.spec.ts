import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { everything, fullRun } from '../../support/scope.ts';
import { stopWorkers, waitForWorker } from '../../support/service-worker-control.ts';
import { test, WORKER_FILE } from './built-copy.ts';
import {
  answerBeyondTheBuild,
  EDGE_ARTICLE,
  EVENT,
  expectEdgeLists,
  expectSchedule,
  NO_ANSWER,
} from './sample-words.ts';
import { storePages } from './stored-answers.ts';

const PAGE_LIST = 'pages.json';
const STEPS = everything ? 40 : 8;
const LATEST_KILL_MS = 400;

test.beforeEach(({ allowConsole }) => allowConsole(NO_ANSWER));

test(
  'PWA-06 the site continues with its worker while the address of the worker answers 404 or a page',
  fullRun,
  async ({ page, site, build }) => {
    await page.goto('/event');
    await waitForWorker(page);
    const script = build.read(WORKER_FILE);
    const pageList = build.read(PAGE_LIST);
    const { pages, ...rest } = JSON.parse(pageList);
    const withPage = JSON.stringify({ ...rest, pages: { ...pages, [`/${WORKER_FILE}`]: 'index.html' } });
    for (const [list, status, type] of [
      [pageList, 404, 'text/plain'],
      [withPage, 200, 'text/html'],
    ] as const) {
      build.remove(WORKER_FILE);
      build.write(PAGE_LIST, list);
      const answer = await fetch(`${site.url}/${WORKER_FILE}`);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toContain(type);
      expect(await canUpdate(page)).toBe(false);
      await page.reload();
      await waitForWorker(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      build.write(WORKER_FILE, script);
    }
    build.write(PAGE_LIST, pageList);
    expect(await canUpdate(page)).toBe(true);
    await site.stop();
    await page.goto('/news');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('the site works if the worker cannot start', fullRun, async ({ page, site, build, allowConsole }) => {
  allowConsole(/service worker|ServiceWorker/i);
  build.write(WORKER_FILE, 'throw new Error("broken on purpose");');
  // The data of prerendered pages would be there with no script at all.
  await answerBeyondTheBuild(site);
  await page.goto('/event');
  await expectEdgeLists(page);
  await page.goto(EVENT);
  await expectSchedule(page);
  await page.goto('/news');
  await expect(page.getByRole('heading', { name: EDGE_ARTICLE })).toBeVisible();
  await expect(page.getByText('You’re offline')).toHaveCount(0);
});

test(
  'OFFLINE-01 PWA-03 a worker that is ended at any moment loses nothing',
  fullRun,
  async ({ page, site }, { title }) => {
    test.slow();
    await page.goto('/');
    await waitForWorker(page);
    await storePages(page);
    const seed = Number(process.env.TEST_SEED ?? Date.now() % 100_000);
    console.log(`${title}: TEST_SEED=${seed}`);
    const random = randomFrom(seed);
    const places = ['/', '/event', EVENT, '/news', '/medals'];
    for (let step = 0; step < STEPS; step++) {
      if (step === STEPS / 2) await site.stop();
      const path = places[Math.floor(random() * places.length)] ?? '/';
      // Not earlier: ending a worker while it starts under a debugger makes the whole browser hang.
      await page.goto(path, { waitUntil: 'commit' });
      await wait(random() * LATEST_KILL_MS);
      await stopWorkers(page);
      await expect(
        page.getByRole('main').getByRole('heading').first(),
        `step ${step}: ${path}`,
      ).toBeVisible();
      await expect(page.getByText('isn’t saved on this device')).toHaveCount(0);
      if (path === EVENT) await expectSchedule(page);
    }
  },
);

function canUpdate(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.update().then(
      () => true,
      () => false,
    );
  });
}

/** Returns the same numbers from 0 to 1 for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
