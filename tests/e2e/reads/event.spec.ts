import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';
import { answerEvent, EVENT, EVENT_PAGE, fullEvent, region, SCHEDULE } from './event-answers.ts';
import { goInside } from './go-inside.ts';

test.use(withoutWorker);

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const detail = (page: Page, label: string) => page.locator('dt', { hasText: label }).locator('xpath=../dd');
const hero = (page: Page) => page.locator('main img').first();

test('ROUTE-03 EVENT-02 a seeded event shows its six parts', async ({ page }) => {
  await page.goto('/event/pythian-national-games');
  await expect(title(page)).toHaveText('Pythian National Games');
  await expect(hero(page)).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  for (const name of ['About this event', 'Games schedule', 'Games at this event', 'Associates'])
    await expect(region(page, name)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveText('Pythian National Games');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ROUTE-03 a seeded event is there with its facts and the entries of a day', async ({ page }) => {
    await page.goto('/event/pythian-national-games');
    await expect(title(page)).toHaveText('Pythian National Games');
    await expect(detail(page, 'Location')).toHaveText('Goa');
    await expect(
      region(page, 'Games schedule')
        .getByText(/\d\d\/\d\d\/\d{4} 9:00 AM/)
        .first(),
    ).toBeAttached();
    expect(await page.locator('[style]').count()).toBe(0);
  });
});

test('DATA-04 a page entered by a link leads to the schedule for programs, but not if the event is newer than the build', async ({
  page,
  context,
}) => {
  const file = page.getByRole('link', { name: 'Open data: this schedule as JSON' });
  await openSettled(page, '/event');
  await goInside(page, '/event/pythian-national-games');
  await expect(file).toHaveAttribute('href', '/schedule/pythian-national-games.json');

  await answerEvent(context, fullEvent());
  const list = page.waitForResponse('**/schedules.json');
  await openSettled(page, EVENT_PAGE);
  await region(page, 'Games schedule').scrollIntoViewIfNeeded();
  await (await list).finished();
  await expect(region(page, 'Games schedule').getByRole('listitem').first()).toBeVisible();
  await expect(file).toHaveCount(0);
});

for (const [width, fields, picture] of some(1, [
  [1440, {}, 'national.webp'],
  [375, {}, 'national-small.webp'],
  [375, { rsimageurl: '' }, 'national.webp'],
] as const)) {
  test(
    `EVENT-01 at ${width} px ${JSON.stringify(fields)} the picture is ${picture}`,
    fullRun,
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 812 });
      await answerEvent(context, { ...fullEvent(), eventdetail: [{ ...EVENT, ...fields }] });
      await page.goto(EVENT_PAGE);
      await expect
        .poll(() => hero(page).evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain(`/${picture}`);
    },
  );
}

test(
  'EVENT-03 EVENT-05 the details have every fact, dates in long form',
  fullRun,
  async ({ page, context }) => {
    await answerEvent(context, fullEvent());
    await page.goto(EVENT_PAGE);
    for (const [label, value] of [
      ['Name', 'Spring Games'],
      ['Address', '1 Lyre Avenue'],
      ['Location', 'Old Quay'],
      ['Starts', '5th March 2024'],
      ['Ends', '8th March 2024'],
      ['Registration opens', '1st December 2023'],
      ['Registration closes', '15th February 2024'],
    ] as const)
      await expect(detail(page, label)).toHaveText(value, { useInnerText: true });
  },
);

test('EVENT-04 an empty fact has no line', fullRun, async ({ page, context }) => {
  await answerEvent(context, {
    ...fullEvent(),
    eventdetail: [{ ...EVENT, location: '', regstartdate: null }],
  });
  await page.goto(EVENT_PAGE);
  await expect(detail(page, 'Address')).toBeVisible();
  await expect(page.getByText('Location', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Registration opens')).toHaveCount(0);
});

test('EVENT-06 the texts are shown as markup', fullRun, async ({ page, context }) => {
  await answerEvent(context, fullEvent());
  await page.goto(EVENT_PAGE);
  const about = region(page, 'About this event');
  await expect(about.locator('b', { hasText: 'twelve games' })).toBeVisible();
  await expect(about.locator('li', { hasText: 'Open stages' })).toBeVisible();
  await expect(about.locator('li', { hasText: 'Bring water' })).toBeVisible();
  await expect(about.locator('b', { hasText: 'at the gate' })).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
});

test('EVENT-07 the button carries the tracking string once', fullRun, async ({ page, context }) => {
  await answerEvent(context, fullEvent());
  await page.goto(EVENT_PAGE);
  const button = page.getByRole('link', { name: 'Register now' });
  await expect(button).toHaveAttribute('href', 'https://enrol.example/spring?id=7&track=ABC123');
});

for (const [day, first] of [
  ['2024-02-01', 'Register now'],
  ['2024-03-06', 'Today’s schedule'],
  ['2024-03-20', 'Read the news'],
] as const) {
  test(`EVENT-07 on ${day} what can be done about the event comes first`, async ({ page, context }) => {
    await page.clock.setFixedTime(new Date(`${day}T10:00:00+05:30`));
    await answerEvent(context, { ...fullEvent(), GameSchedule: SCHEDULE });
    await page.goto(EVENT_PAGE);
    const ways = page.locator('main h1 + div').getByRole('link');
    await expect(ways.first()).toHaveText(first);
    await expect(ways.filter({ hasText: 'Register now' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Games schedule' })).toBeVisible();
    await expect(ways.first()).toHaveText(first);
  });
}

test(
  'EVENT-12 API-09 the associates are those of event 11, whatever the event',
  fullRun,
  async ({ page, context }) => {
    const asked = await answerEvent(context, fullEvent());
    await page.goto(EVENT_PAGE);
    await expect(region(page, 'Associates').locator('img')).toHaveCount(2);
    const [call] = asked.filter(({ path }) => path === 'Associate');
    expect(call?.headers).toMatchObject({ 'page-url': 'event/spring-games', 'event-id': '11' });
  },
);

test(
  'EVENT-13 related games are listed under their categories with all their data',
  fullRun,
  async ({ page, context }) => {
    await answerEvent(context, fullEvent());
    await page.goto(EVENT_PAGE);
    const board = region(page, 'Board Games');
    await expect(board.getByRole('heading', { level: 4 })).toHaveText(['Chess', 'Go']);
    await expect(board.getByText('Sixty-four squares')).toBeVisible();
    await expect(board.locator('img').first()).toHaveAttribute('src', /kithara\.svg$/);
    await expect(board.getByRole('link', { name: 'Enter chess' })).toHaveAttribute(
      'href',
      /chess\?track=ABC123$/,
    );
    await expect(region(page, 'Water Sports').getByRole('link')).toHaveAttribute(
      'href',
      'https://rowing.example/',
    );
  },
);

test('EVENT-14 ROUTE-34 relative and rooted addresses lead to the game, and Back returns', async ({
  page,
  context,
}) => {
  await answerEvent(context, { ...fullEvent(), EventDetailForGames: [{ gamename: 'A board game' }] });
  await page.goto(EVENT_PAGE);
  for (const [name, path] of [
    ['Chess', `${EVENT_PAGE}/board-games/chess`],
    ['Go', `${EVENT_PAGE}/board-games/go`],
  ] as const) {
    await region(page, 'Board Games').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(title(page)).toHaveText('A board game');
    await page.goBack();
    await expect(title(page)).toHaveText('Spring Games');
  }
});

test(
  'EVENT-15 API-15 API-24 an address is enough: name and id come from the first item of the answer',
  fullRun,
  async ({ page, context }) => {
    const second = { ...EVENT, eventid: 78, eventname: 'Another event' };
    const asked = await answerEvent(context, { ...fullEvent(), eventdetail: [EVENT, second] });
    await page.goto(EVENT_PAGE);
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(title(page)).toHaveText('Spring Games');
    await expect(page.getByText('Another event')).toHaveCount(0);
    const values = (path: string) => asked.filter((call) => call.path === path).map(({ headers }) => headers);
    for (const headers of values('eventdetail')) expect(headers).toMatchObject({ eventurl: 'spring-games' });
    for (const headers of values('GameSchedule')) expect(headers).toMatchObject({ pagename: 'spring-games' });
    expect(values('Countdown').length).toBeGreaterThan(0);
    for (const headers of values('Countdown'))
      expect(headers).toMatchObject({ pagename: 'spring-games', eventid: '77' });
  },
);

test('EVENT-09 two choices are kept although the first of them hydrates the schedule', async ({ page }) => {
  await openSettled(page, '/event/pythian-national-games');
  const schedule = page.getByRole('region', { name: 'Schedule' });
  const game = schedule.getByLabel('Game', { exact: true });
  const place = schedule.getByLabel('Venue', { exact: true });
  await game.selectOption('Drum Circle');
  await place.selectOption('Harbour Steps');
  await expect(schedule.getByText('No sessions match')).toBeVisible();
  await expect(game).toHaveValue('Drum Circle');
});

test('EVENT-16 going from one event to another leaves nothing of the first', fullRun, async ({ page }) => {
  await page.goto('/event/pythian-national-games');
  await page.locator('#schedule').scrollIntoViewIfNeeded();
  // Shown only after hydration.
  await expect(page.getByRole('tab', { name: /Today/ })).toBeVisible();
  await goInside(page, '/event/first-national-pythian-games');
  await expect(title(page)).toHaveText('First National Pythian Games');
  await expect(page.getByRole('listitem').filter({ hasText: 'Canal Stage' }).first()).toBeVisible();
  await expect(page.getByText('Riverside Grounds')).toHaveCount(0);
  await expect(page.getByText('Mallakhamb')).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toHaveText('Pythian National Games');
  await expect(page.getByText('Canal Stage')).toHaveCount(0);
});

test(
  'LAYOUT-26 a link to a section of an event scrolls there, although the section loads later',
  fullRun,
  async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await answerEvent(context, fullEvent());
    await page.goto(`${EVENT_PAGE}#schedule`);
    const heading = page.getByRole('heading', { name: 'Games schedule' });
    await expect(heading).toBeInViewport();
    const isInSight = () =>
      heading.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 4, top + height / 2));
      });
    await expect.poll(isInSight).toBe(true);
  },
);

test('ROUTE-32 a trailing slash makes no difference', fullRun, async ({ page, context }) => {
  const asked = await answerEvent(context, fullEvent());
  await page.goto(`${EVENT_PAGE}/`);
  await expect(title(page)).toHaveText('Spring Games');
  const [call] = asked.filter(({ path }) => path === 'eventdetail');
  expect(call?.headers.eventurl).toBe('spring-games');
});

test('ROUTE-33 an event whose path is in another script opens', fullRun, async ({ page }) => {
  await page.goto(`/event/${encodeURIComponent('पाइथियन-लोक-उत्सव')}`);
  await expect(region(page, 'Games schedule').getByText('ढोल और ताल').first()).toBeVisible();
  await expect(page.getByText('सौ से अधिक कलाकार')).toBeVisible();
});

test(
  'ROUTE-31 an address between an event and a game is not found',
  fullRun,
  async ({ page, allowConsole }) => {
    allowConsole(/404/);
    const answer = await page.goto('/event/x/y');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('main a[href="/"]').first()).toBeVisible();
  },
);
