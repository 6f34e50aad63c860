import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { answerEvent, EVENT, EVENT_PAGE, FAILED_LOADS, fullEvent, region } from './event-answers.ts';

test.use(withoutWorker);

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The parts of the page by the call that fills them, with the name of that call in the log. */
const PARTS = [
  { path: 'eventdetail', name: 'eventDetail', part: (page: Page) => region(page, 'About this event') },
  { path: 'GameSchedule', name: 'schedule', part: (page: Page) => region(page, 'Games schedule') },
  {
    path: 'Countdown',
    name: 'countdown',
    part: (page: Page) => page.getByRole('timer', { name: 'Opens in' }),
  },
  { path: 'Associate', name: 'associates', part: (page: Page) => region(page, 'Associates') },
];

test('EVENT-17 an unknown event has a message, the layout, and a link to the others', async ({
  page,
  context,
}) => {
  await answerEvent(context, {});
  await page.goto('/event/unknown');
  await expect(title(page)).toHaveText('We can’t find this event');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'See all events' }).click();
  await expect(page).toHaveURL('/event');
});

for (const answer of some(1, [404, { status: 0, message: 'no such event', data: [] }] as const)) {
  test(
    `EVENT-17 an event to which the API says ${JSON.stringify(answer)} counts as unknown`,
    fullRun,
    async ({ page, context, allowConsole }) => {
      allowConsole(FAILED_LOADS);
      await answerEvent(context, { ...fullEvent(), eventdetail: answer });
      await page.goto('/event/no-such-thing');
      await expect(title(page)).toHaveText('We can’t find this event');
      await expect(page).toHaveTitle(/We can’t find this event/);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    },
  );
}

for (const answer of some(1, [500, { data: 'text' }, 'not json', null] as const)) {
  test(
    `EVENT-17 ERR-03 an event that answers ${JSON.stringify(answer)} leaves its area empty`,
    fullRun,
    async ({ page, context, allowConsole }) => {
      allowConsole(FAILED_LOADS);
      await answerEvent(context, { ...fullEvent(), eventdetail: answer });
      await page.goto(EVENT_PAGE);
      await expect(region(page, 'Games schedule')).toBeVisible();
      await expect(region(page, 'Associates')).toBeVisible();
      await expect(region(page, 'About this event')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Register now' })).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(/undefined|\bnull\b|NaN|\[object Object\]/);
    },
  );
}

test(
  'EVENT-17 without a network an event that was never stored says so',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(FAILED_LOADS);
    await answerEvent(context, { eventdetail: 'no network' });
    await page.goto(EVENT_PAGE);
    await expect(title(page)).toHaveText('This event isn’t saved on this device');
  },
);

for (const { path, name } of some(1, PARTS)) {
  for (const answer of some(1, [500, 'no network'] as const)) {
    test(`ERR-01 ERR-02 ${path} answering ${answer} is logged and affects no other part`, async ({
      page,
      context,
      allowConsole,
    }) => {
      allowConsole(FAILED_LOADS);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await answerEvent(context, { ...fullEvent(), [path]: answer });
      await page.goto(EVENT_PAGE);
      for (const other of PARTS.filter((candidate) => candidate.path !== path)) {
        // Without the event there is no id to request a countdown with.
        const isThere = !(path === 'eventdetail' && other.path === 'Countdown');
        if (isThere) await expect(other.part(page)).toBeVisible();
      }
      await expect.poll(() => logged.some((text) => text.startsWith(`${name}:`))).toBe(true);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
}

test(
  'ERR-03 an event with only a name shows the name, and no empty text',
  fullRun,
  async ({ page, context }) => {
    const empty = Object.fromEntries(Object.keys(EVENT).map((key) => [key, null]));
    await answerEvent(context, { eventdetail: [{ ...empty, eventname: 'Spring Games' }] });
    await page.goto(EVENT_PAGE);
    await expect(title(page)).toHaveText('Spring Games');
    expect(await page.locator('main').innerText()).not.toMatch(/undefined|\bnull\b|NaN|\[object Object\]/);
    await expect(page.locator('dt')).toHaveText(['Name']);
  },
);

test(
  'ERR-03 an event with everything but a name is named after its address',
  fullRun,
  async ({ page, context }) => {
    await answerEvent(context, { eventdetail: [{ ...EVENT, eventname: null }] });
    await page.goto(EVENT_PAGE);
    await expect(title(page)).toHaveText('Spring Games');
    await expect(page).toHaveTitle(/^Spring Games – /);
    await expect(page.getByRole('button', { name: 'Save Spring Games' })).toBeVisible();
  },
);
