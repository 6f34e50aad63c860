import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { written } from '../../support/reading/written.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilHydrated, untilSettled } from '../../support/settled.ts';
import { answerEvent, EVENT, EVENT_PAGE } from './event-answers.ts';

test.use({ ...withoutWorker, viewport: { width: 390, height: 844 } });

const KITHARA = '/event/pythian-national-games/musical-vocal-instrumental-arts/kithara';
const GAME_PAGE = `${EVENT_PAGE}/board-games/chess`;
/** Less than anyone sees. */
const MOST_SHIFT = 0.02;
const HOUR_MS = 3_600_000;

const times = (page: Page) => page.getByRole('region', { name: 'Times' });
const rows = (page: Page) => times(page).getByRole('listitem');

function entry(title: string, fromHour: number, toHour: number) {
  const at = (hour: number) => written(Date.now() + hour * HOUR_MS);
  return { For: title, From: at(fromHour), To: at(toHour), Address: 'Reading room', Latlong: '' };
}

/** A game of the sample event with these entries, in an answer the build did not know. */
const answerWith = (context: BrowserContext, game: string, schedule: readonly object[]) =>
  answerEvent(context, {
    eventdetail: [EVENT],
    EventDetailForGames: [{ gamename: 'Chess', eventname: 'Spring Games' }],
    EventDetailForSubGames: [{ gamename: 'Chess', subgame: 'Blindfold', eventname: 'Spring Games' }],
    GameSchedule: [{ game, schedule }],
  });

test('GAME-01 EVENT-08 a game says when and where it is on, and a star puts a time on the list', async ({
  page,
}) => {
  await openSettled(page, KITHARA);
  const first = rows(page).first();
  await expect(first).toContainText(/\d{1,2}:00 [AP]M/);
  await expect(first).toContainText('Lyre Hall, Riverside Grounds');
  expect(await rows(page).count()).toBeLessThanOrEqual(5);
  const star = first.getByRole('button', { name: /^Save / });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const name = ((await star.getAttribute('aria-label')) ?? '').replace(/^Save /, '');
  await page.goto('/saved');
  const list = page.getByRole('region', { name: 'Your list' });
  await expect(list.getByRole('link', { name })).toBeVisible();
});

test('GAME-01 each time leads to its place in the schedule, and all of them to the schedule of the game', async ({
  page,
}) => {
  await openSettled(page, KITHARA);
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/event\/pythian-national-games\?entry=[^&#]+#schedule$/);
  await page.goBack();
  await times(page).getByRole('link', { name: 'All times' }).click();
  await expect(page).toHaveURL(/\?game=Kithara(?:%20|\+)and(?:%20|\+)Lyre#schedule$/);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(page.getByRole('combobox', { name: 'Game', exact: true })).toHaveValue('Kithara and Lyre');
});

test('GAME-01 what is on now comes first and is marked, and what is over is left out', async ({
  page,
  context,
}) => {
  await answerWith(context, ' CHESS', [
    entry('Quarter-final', 2, 3),
    entry('Heats', -5, -3),
    entry('Preliminary', -1, 1),
  ]);
  await page.goto(GAME_PAGE);
  await expect(rows(page)).toHaveText([/^On now until .* [AP]M\W*Preliminary/, /Quarter-final/]);
});

test('GAME-01 when all times are over it says so', fullRun, async ({ page, context }) => {
  await answerWith(context, 'Chess', [entry('Heats', -5, -3)]);
  await page.goto(GAME_PAGE);
  await expect(times(page)).toContainText('All sessions are over.');
  await expect(rows(page)).toHaveCount(0);
});

test('GAME-01 a game that the schedule does not have shows no times', fullRun, async ({ page, context }) => {
  await answerWith(context, 'Rowing', [entry('Heats', 1, 2)]);
  await openSettled(page, GAME_PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chess');
  await expect(times(page)).toHaveCount(0);
});

test('GAME-08 a sub-game shows the times of its game that name it', fullRun, async ({ page, context }) => {
  await answerWith(context, 'Chess', [entry('Heats', 1, 2), entry('Final, blindfold', 3, 4)]);
  await page.goto(`${GAME_PAGE}/blindfold`);
  await expect(rows(page)).toHaveText([/Final, blindfold/]);
});

for (const [width, height] of some(1, [
  [390, 844],
  [1440, 900],
  [320, 640],
] as const)) {
  test(`GAME-01 nothing moves at ${width} by ${height} when the page learns the time`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await page.goto(KITHARA, { waitUntil: 'domcontentloaded' });
    // The build's page begins with what is over by now.
    await untilHydrated(page);
    await untilSettled(page);
    await times(page).scrollIntoViewIfNeeded();
    await expect(rows(page).filter({ hasText: 'Heats' })).toHaveCount(0);
    const { sum, shifts } = await shiftsOf(page);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(MOST_SHIFT);
  });
}

for (const height of some(1, [1100, 900])) {
  test(`GAME-01 nothing in a window ${height} high moves when all times turn out to be over`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    const json = { data: [{ game: 'Kithara and Lyre', schedule: [entry('Heats', -5, -3)] }] };
    await context.route('**/api/GameSchedule', (route) => route.fulfill({ json }));
    await watchShifts(page);
    await page.goto(KITHARA);
    await untilSettled(page);
    await expect(times(page)).toContainText('All sessions are over.');
    const { sum, shifts } = await shiftsOf(page);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(MOST_SHIFT);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('GAME-01 the page has the first times in order, and nothing that depends on now', async ({ page }) => {
    await page.goto(KITHARA);
    await expect(rows(page)).toHaveCount(5);
    await expect(rows(page).first()).toContainText('Heats');
    await expect(times(page)).not.toContainText(/On now|Today|over/);
  });
});
