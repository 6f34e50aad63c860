import type { Page } from '@playwright/test';
import { expectNoMistakesInAnyLook } from '../../a11y/expect-no-mistakes.ts';
import { expect, test } from '../../support/fixtures.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilHydrated, untilSettled } from '../../support/settled.ts';
import { NO_ANSWER } from '../offline/sample-words.ts';
import { FIRST, final, masks, SECOND, talk } from './one-of-each-change.ts';
import {
  answerRevisions,
  bringEvent,
  bringNewest,
  dashed,
  EVENT,
  lines,
  row,
  session,
  storedTitles,
  strip,
  untilStored,
  type WireRevision,
} from './revisions.ts';

const SEEN = 'seen:pythian-national-games';
/** Long enough for everything that an idle page does of itself. */
const SETTLE_MS = 3_000;

test.use({ ownSite: true });
test.beforeEach(({ allowConsole }) => allowConsole(NO_ANSWER));

/** Opens the schedule of the event, as a visitor who scrolls down to it. */
async function lookAtSchedule(page: Page): Promise<void> {
  await page.goto(`${EVENT}#schedule`);
  await untilHydrated(page);
  await expect(page.locator('#schedule')).toBeVisible();
}

/** The visitor has seen the first revision, with a worker, and is elsewhere now. */
async function haveSeenFirst(page: Page): Promise<void> {
  await page.goto('/news');
  await waitForWorker(page);
  await lookAtSchedule(page);
  await untilStored(page, SEEN, 'Heat 10:00');
  await expect(row(page, 'Masks').or(row(page, 'Heat')).first()).toBeVisible();
  await openSettled(page, '/news');
}

test('CHANGES-01 CHANGES-02 CHANGES-04 a visitor is told once, without a network, what has changed since the last look', async ({
  page,
  context,
  site,
}) => {
  const answers = await answerRevisions(context, FIRST);
  await page.goto('/news');
  await waitForWorker(page);
  await lookAtSchedule(page);
  await untilStored(page, SEEN, 'Heat 10:00');
  await letTimePass(page, SETTLE_MS, 'a notice, which must not come at the first look');
  await expect(strip(page)).toHaveCount(0);
  await openSettled(page, '/news');
  answers.current = SECOND;
  await bringNewest(page, 'Concert');
  await bringEvent(page, 'Panaji');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await site.stop();

  await lookAtSchedule(page);
  await expect(strip(page)).toHaveText('9 changes since you last looked');
  await expect(row(page, 'Heat').getByText('New time', { exact: true })).toBeVisible();
  await expect(row(page, 'Talk').getByText('New venue', { exact: true })).toBeVisible();
  await expect(row(page, 'Duel').getByText('New time and venue', { exact: true })).toBeVisible();
  await expect(row(page, 'Song of the islands').getByText('New name', { exact: true })).toBeVisible();
  await expect(row(page, 'Concert').getByText('New', { exact: true })).toBeVisible();
  await expect(row(page, 'Opening').getByText(/^New/)).toHaveCount(0);
  await strip(page).click();
  expect((await lines(page)).map((line) => line.replace(/\w{3} \d+ \w{3}, /g, ''))).toEqual([
    expect.stringMatching(/^New dates Before: \d.+ Now: \d.+$/),
    expect.stringMatching(/^Event moved Before: Goa Now: Panaji$/),
    expect.stringMatching(/^Game renamed Before: Chess Now: Zatrikion$/),
    expect.stringMatching(/^New time Drama: Heat Before: 10:00 AM Now: 11:00 AM$/),
    expect.stringMatching(/^New venue Drama: Talk Before: Agora Now: Stoa$/),
    expect.stringMatching(
      /^New time and venue Drama: Duel Before: 2:00 PM Now: 3:00 PM Before: Odeon Now: Stoa$/,
    ),
    expect.stringMatching(/^New name Drama: Choir Before: Choir Now: Song of the islands$/),
    expect.stringMatching(/^New Kithara: Concert 8:00 PM, Odeon$/),
    expect.stringMatching(/^No longer on the schedule Drama: Masks 9:00 AM, Agora$/),
  ]);
  // The old value is struck through, each in its line.
  await expect(page.locator('#schedule [role=status] + div > ul > li s')).toHaveCount(9);
  await page.getByRole('button', { name: 'Got it', exact: true }).click();
  await expect(strip(page)).toHaveCount(0);
  await expect(page.locator('#schedule').getByText(/^New( time| venue| time and venue| name)?$/)).toHaveCount(
    0,
  );

  await page.reload();
  await untilHydrated(page);
  await expect(row(page, 'Concert')).toBeVisible();
  await letTimePass(page, SETTLE_MS, 'a second notice, which must not come');
  await expect(strip(page)).toHaveCount(0);
});

test(
  'CHANGES-04 ten edits while the page is open are one notice with the last state, and none if all is as it was',
  fullRun,
  async ({ page, context }) => {
    const answers = await answerRevisions(context, FIRST);
    await haveSeenFirst(page);
    await page.goto(EVENT);
    await untilHydrated(page);
    const refresh = (until: string) => bringNewest(page, until);
    // No session of the schedule before has begun or ended at one of these hours.
    for (const hour of [14, 16, 20]) {
      answers.current = {
        games: { ...FIRST.games, Drama: [session('Heat', 10, hour, 'Odeon'), talk, final, masks] },
      };
      await refresh(`${hour}:00:00`);
    }
    await page.locator('#schedule').scrollIntoViewIfNeeded();
    await expect(strip(page)).toHaveText('1 change since you last looked');
    await strip(page).click();
    expect(await lines(page)).toEqual([expect.stringMatching(/10:00 AM Now: 8:00 PM$/)]);
    await page.goto('/news');
    answers.current = FIRST;
    await bringNewest(page, 'Masks');
    // The change was seen, so that it is news again that it was taken back.
    await lookAtSchedule(page);
    await expect(strip(page)).toHaveText('1 change since you last looked');
  },
);

test(
  'CHANGES-04 a change that is taken back before anybody has seen it is none',
  fullRun,
  async ({ page, context }) => {
    const answers = await answerRevisions(context, FIRST);
    await haveSeenFirst(page);
    answers.current = SECOND;
    await bringNewest(page, 'Concert');
    answers.current = FIRST;
    await bringNewest(page, 'Masks');
    await lookAtSchedule(page);
    await expect(row(page, 'Heat').first()).toBeVisible();
    await letTimePass(page, SETTLE_MS, 'a notice, which must not come');
    await expect(strip(page)).toHaveCount(0);
  },
);

test(
  'CHANGES-05 an event that is over, and an empty schedule, say nothing',
  fullRun,
  async ({ page, context }) => {
    const past = (hour: number): WireRevision => ({
      games: { Drama: [session('Heat', -3, hour, 'Odeon')] },
      days: [dashed(-4), dashed(-2)],
    });
    const answers = await answerRevisions(context, FIRST);
    await haveSeenFirst(page);
    answers.current = { games: {} };
    await bringNewest(page, '[]');
    await page.goto(EVENT);
    await untilSettled(page);
    await page.mouse.wheel(0, 2_000);
    await letTimePass(page, SETTLE_MS, 'a notice, which must not come');
    await expect(strip(page)).toHaveCount(0);
    expect((await storedTitles(page))[SEEN]).toContain('Heat 10:00');

    answers.current = past(15);
    await openSettled(page, '/news');
    await bringNewest(page, 'Heat');
    await lookAtSchedule(page);
    await letTimePass(page, SETTLE_MS, 'a notice, which must not come');
    await expect(strip(page)).toHaveCount(0);
  },
);

test(
  'CHANGES-06 what is done with in one tab is done with in the other',
  fullRun,
  async ({ page, context }) => {
    const answers = await answerRevisions(context, FIRST);
    await haveSeenFirst(page);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await lookAtSchedule(tab);
      await expect(row(tab, 'Masks').or(row(tab, 'Heat')).first()).toBeVisible();
    }
    answers.current = SECOND;
    await bringNewest(page, 'Concert');
    // Where it was in view first, the other tab need not show it, too.
    const counts = async () => (await strip(page).count()) + (await strip(other).count());
    await expect.poll(counts).toBeGreaterThan(0);
    const there = (await strip(page).count()) > 0 ? page : other;
    await strip(there).click();
    await there.getByRole('button', { name: 'Got it', exact: true }).click();
    for (const tab of [page, other]) await expect(strip(tab)).toHaveCount(0);
    await other.reload();
    await untilHydrated(other);
    await expect(row(other, 'Concert')).toBeVisible();
    await letTimePass(other, SETTLE_MS, 'a second notice, which must not come');
    await expect(strip(other)).toHaveCount(0);
  },
);

test(
  'CHANGES-04 the notice is seen once it was in view and the page is left',
  fullRun,
  async ({ page, context }) => {
    const answers = await answerRevisions(context, FIRST);
    await haveSeenFirst(page);
    answers.current = SECOND;
    await bringNewest(page, 'Concert');
    await lookAtSchedule(page);
    await expect(strip(page)).toBeInViewport();
    await untilStored(page, SEEN, 'Concert 20:00');
    // It stays as long as the page does.
    await expect(strip(page)).toBeVisible();
    await page.goto('/news');
    await lookAtSchedule(page);
    await expect(row(page, 'Concert')).toBeVisible();
    await letTimePass(page, SETTLE_MS, 'a second notice, which must not come');
    await expect(strip(page)).toHaveCount(0);
  },
);

test(
  'CHANGES-03 the notice moves nothing when it comes, and has no accessibility violations',
  fullRun,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const answers = await answerRevisions(context, FIRST);
    await haveSeenFirst(page);
    answers.current = SECOND;
    await bringNewest(page, 'Concert');
    const other = await context.newPage();
    await other.setViewportSize({ width: 390, height: 844 });
    await watchShifts(other);
    await lookAtSchedule(other);
    const before = await shiftsOf(other);
    await expect(strip(other)).toBeVisible();
    const { sum, shifts } = await shiftsOf(other);
    expect(sum - before.sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
    await strip(other).click();
    await expectNoMistakesInAnyLook(other);
    const wide = await other.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
  },
);
