import type { Route } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { everything, fullRun, some } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { goInside, startInside } from '../reads/go-inside.ts';
import {
  answerBeyondTheBuild,
  EDGE_ARTICLE,
  EVENT,
  expectEdgeLists,
  NO_ANSWER,
  OTHER_EVENT,
} from './sample-words.ts';
import { storedAnswers, storePages } from './stored-answers.ts';

/** Refreshes run in the background: time enough for every one of them to do its harm. */
const SETTLE_MS = 2_000;
const PAGES = ['/event', EVENT, '/news'];
const NONSENSE = /undefined|\bnull\b|NaN|\[object/;

test.beforeEach(({ allowConsole }) => allowConsole(NO_ANSWER));

const signInPage = {
  name: 'a sign-in page with status 200',
  answer: (route: Route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Sign in</title><h1>Welcome</h1>',
    }),
};
const redirect = {
  name: 'a redirect to a sign-in page',
  answer: (route: Route) => route.fulfill({ status: 302, headers: { location: 'http://sign-in.invalid/' } }),
};

for (const { name, answer } of everything ? [signInPage, redirect] : [signInPage]) {
  test(
    `OFFLINE-09 ERR-03 a network that answers everything with ${name} changes no stored data`,
    fullRun,
    async ({ page, context, site }) => {
      await answerBeyondTheBuild(site);
      await storePages(page);
      await letTimePass(page, SETTLE_MS, 'refreshes behind the page, which might still change what is kept');
      const before = await storedAnswers(page);
      await context.route('**', answer);
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByText('This network needs you to sign in.')).toBeVisible();
      }
      await letTimePass(page, SETTLE_MS, 'refreshes behind the page, which must not change what is kept');
      expect(await storedAnswers(page)).toEqual(before);
      await expect(page.getByRole('heading', { name: EDGE_ARTICLE })).toBeVisible();

      await page.goto(OTHER_EVENT);
      await expect(page.getByText('This event isn’t saved on this device')).toBeVisible();
      await context.unroute('**');
      await expect(page.getByRole('heading', { level: 1, name: 'Youth Pythian Games' })).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.getByText('This network needs you to sign in.')).toHaveCount(0);
    },
  );
}

const SCENARIOS = everything
  ? (['malformed', 'statuszero', 'failing'] as const)
  : (['malformed', 'statuszero'] as const);

for (const scenario of some(1, SCENARIOS)) {
  test(
    `ERR-01 ERR-03 OFFLINE-04 "${scenario}" answers neither replace stored ones nor are stored themselves`,
    fullRun,
    async ({ page, site }) => {
      await answerBeyondTheBuild(site);
      await storePages(page);
      await letTimePass(page, SETTLE_MS, 'refreshes behind the page, which might still change what is kept');
      const before = await storedAnswers(page);
      await site.scenario(scenario);
      for (const path of [...PAGES, OTHER_EVENT]) {
        await page.goto(path);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByRole('main')).not.toContainText(NONSENSE);
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      await letTimePass(page, SETTLE_MS, 'refreshes behind the page, which must not change what is kept');
      expect(await storedAnswers(page)).toEqual(before);
      await page.goto('/event');
      await expectEdgeLists(page);
    },
  );
}

test(
  'ERR-03 OFFLINE-04 a first visit to an API that answers nonsense stores nothing',
  fullRun,
  async ({ page, site }) => {
    await site.scenario('malformed');
    await page.goto('/event');
    await waitForWorker(page);
    await page.goto('/news');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await letTimePass(page, SETTLE_MS, 'refreshes behind the page, of which nothing must be kept');
    expect(await storedAnswers(page)).toEqual([]);
  },
);

test.describe('one call that fails', () => {
  test.use(withoutWorker);

  /** The areas of an event page that have a call of their own. */
  const areas = [
    { call: '/api/eventdetail', name: 'eventDetail', place: '#overview' },
    { call: '/api/GameSchedule', name: 'schedule', place: '#schedule' },
    { call: '/api/Associate', name: 'associates', place: '#associates' },
  ];

  for (const { call, name, place } of some(1, areas)) {
    test(
      `ERR-01 ERR-02 ${call} is logged, leaves its area empty and the others alone`,
      fullRun,
      async ({ page, site }) => {
        const logged: string[] = [];
        page.on('console', (message) => logged.push(message.text()));
        await startInside(page);
        await site.scenario('failing', { only: [call] });
        await goInside(page, EVENT);
        for (const other of areas) {
          if (other.place !== place) await expect(page.locator(other.place)).toBeVisible();
        }
        await expect.poll(() => logged.some((line) => line.startsWith(`${name}: `))).toBe(true);
        await expect(page.locator(place)).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.getByText('You’re offline')).toHaveCount(0);
      },
    );
  }
});
