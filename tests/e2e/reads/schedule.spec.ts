import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { answerEvent, EVENT, EVENT_PAGE, FAILED_LOADS, SCHEDULE } from './event-answers.ts';

test.use({ ...withoutWorker, timezoneId: 'Asia/Kolkata' });

const section = (page: Page) => page.getByRole('region', { name: 'Games schedule' });
const entries = (page: Page, game: string) =>
  section(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: game, exact: true }) })
    .getByRole('listitem');
const shown = (page: Page) => section(page).getByRole('tab', { selected: true });

for (const width of some(1, [390, 1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('EVENT-08 each game has its own entries: for, from, to, address', async ({ page, context }) => {
      await answerEvent(context, { eventdetail: [EVENT], GameSchedule: SCHEDULE });
      await page.goto(EVENT_PAGE);
      await expect(entries(page, 'Chess')).toHaveCount(1);
      await expect(entries(page, 'Chess')).toContainText(['First round'], { useInnerText: true });
      await expect(entries(page, 'Rowing')).toHaveCount(2);
      await expect(entries(page, 'Rowing').nth(0)).toContainText('Heats', { useInnerText: true });
      await expect(entries(page, 'Rowing').nth(0)).toContainText('Harbour steps', { useInnerText: true });
      await section(page)
        .getByRole('tab', { name: /6th March/ })
        .click();
      await expect(entries(page, 'Rowing')).toContainText(['Farewell'], { useInnerText: true });
    });

    test('EVENT-09 dates are dd/mm/yyyy with 12-hour time', fullRun, async ({ page, context }) => {
      await answerEvent(context, { eventdetail: [EVENT], GameSchedule: SCHEDULE });
      await page.goto(EVENT_PAGE);
      await expect(entries(page, 'Chess')).toContainText(['05/03/2024 12:05 AM to 05/03/2024 12:00 PM'], {
        useInnerText: true,
      });
      await expect(entries(page, 'Rowing').nth(1)).toContainText('05/03/2024 11:59 PM', {
        useInnerText: true,
      });
      const byTime = page.getByRole('radio', { name: 'By time' });
      // A retried click may leave it at the lower edge, with everything below it out of view.
      await byTime.evaluate((radio) => radio.scrollIntoView({ block: 'center' }));
      await byTime.press('Space');
      // The heading of the day says the date, each row its time; the rows have both in full for screen readers.
      for (const seen of [
        section(page).getByText('05/03/2024', { exact: false }).first(),
        section(page).getByText('12:05 AM', { exact: true }),
      ]) {
        await expect(seen).toBeInViewport({ ratio: 0 });
        await expect.poll(async () => (await seen.boundingBox())?.height).toBeGreaterThan(8);
      }
    });

    test('EVENT-08 no word of an entry is cut off', fullRun, async ({ page }) => {
      await page.goto('/event/pythian-national-games');
      await expect(section(page).locator('li[data-phase]').first()).toBeVisible();
      const cut = await section(page)
        .locator('li[data-phase] p')
        .evaluateAll((texts) =>
          texts
            .filter((text) => getComputedStyle(text).clipPath === 'none')
            .filter(
              (text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1,
            )
            .map((text) => text.textContent),
        );
      expect(cut).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

test(
  'EVENT-10 an entry with a position links to a map, one without does not',
  fullRun,
  async ({ page, context }) => {
    await answerEvent(context, { eventdetail: [EVENT], GameSchedule: SCHEDULE });
    await page.goto(EVENT_PAGE);
    const link = entries(page, 'Chess').getByRole('link');
    await expect(link).toHaveAttribute('href', /mlat=37\.97&mlon=23\.72/);
    await expect(link).toHaveAccessibleName(/Reading room/);
    await expect(entries(page, 'Rowing').getByRole('link')).toHaveCount(0);
  },
);

for (const answer of some(1, [[], 500, 'not json', [{ game: 'Chess', schedule: [] }]] as const)) {
  test(
    `EVENT-11 ${JSON.stringify(answer)} leaves no schedule, and everything else complete`,
    fullRun,
    async ({ page, context, allowConsole }) => {
      allowConsole(FAILED_LOADS);
      await answerEvent(context, { eventdetail: [EVENT], GameSchedule: answer });
      await page.goto(EVENT_PAGE);
      await expect(page.getByRole('region', { name: 'Games at this event' })).toBeVisible();
      await expect(section(page)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Schedule', exact: true })).toHaveCount(0);
    },
  );
}

test('the schedule opens at today while the event runs, and marks the current time', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(new Date('2024-03-05T10:00:00+05:30'));
  await answerEvent(context, { eventdetail: [EVENT], GameSchedule: SCHEDULE });
  await page.goto(`${EVENT_PAGE}?order=game`);
  await expect(shown(page)).toHaveAccessibleName(/Today/);
  await expect(entries(page, 'Rowing').nth(0)).toContainText('On now', { useInnerText: true });
  await expect(entries(page, 'Rowing').nth(1)).not.toContainText(/On now|Over/);
  await expect(section(page).getByText('10:00 AM', { exact: true })).toBeVisible();
  const now = page.getByRole('region', { name: 'On now', exact: true });
  await expect(now.getByRole('link')).toHaveAccessibleName(
    'On now Chess, First round, Reading room until 12:00 PM and 1 more Full schedule',
  );
  await expect(now, 'the first screen ends with it').toBeInViewport({ ratio: 0.9 });
});

test(
  'what is on has its space kept free while the event loads, however late it arrives',
  fullRun,
  async ({ page }) => {
    await page.route('**/api/eventdetail', async (route) => {
      await new Promise((later) => setTimeout(later, 800));
      await route.continue();
    });
    await watchShifts(page);
    await page.goto('/event');
    await untilHydrated(page);
    await page.locator('main a[href="/event/pythian-national-games"]').first().click();
    await expect(page.getByRole('region', { name: 'On now', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Pythian National Games' })).toBeVisible();
    const { sum, shifts } = await shiftsOf(page);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.1);
  },
);

test(
  'EVENT-08 a link to one game opens the schedule at the first day on which it is on',
  fullRun,
  async ({ page, context }) => {
    const games = [SCHEDULE[0], { game: 'Vigil', schedule: [SCHEDULE[1]?.schedule[2]] }];
    await answerEvent(context, { eventdetail: [EVENT], GameSchedule: games });
    await page.goto(`${EVENT_PAGE}?game=Vigil#schedule`);
    await expect(shown(page)).toHaveAccessibleName(/6th March/);
    await expect(entries(page, 'Vigil')).toHaveCount(1);
  },
);

test(
  'a link to a section of the page moves the focus there, and Tab continues in it',
  fullRun,
  async ({ page, context }) => {
    await answerEvent(context, { eventdetail: [EVENT], GameSchedule: SCHEDULE });
    await page.goto(EVENT_PAGE);
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Schedule', exact: true }).press('Enter');
    await expect(section(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(section(page).locator(':focus')).toBeVisible();
  },
);

test.describe('far from the event', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('what is on is shown at the time of the event, and next to it at the visitor’s own', async ({
    page,
    context,
  }) => {
    await page.clock.setFixedTime(new Date('2024-03-05T10:00:00+05:30'));
    await answerEvent(context, { eventdetail: [EVENT], GameSchedule: SCHEDULE });
    await page.goto(EVENT_PAGE);
    const now = page.getByRole('region', { name: 'On now', exact: true });
    await expect(now.getByText('until 12:00 PM')).toBeVisible();
    await expect(now.getByText('8:30 PM your time')).toBeVisible();
    await expect(section(page).getByText('Your clock is 8 h 30 min ahead.')).toBeVisible();
  });
});

test('a night belongs to the evening before', fullRun, async ({ page, context }) => {
  const night = {
    For: 'Vigil',
    From: '06/03/2024 01:00:00',
    To: '06/03/2024 02:00:00',
    Address: 'Harbour steps',
  };
  const [chess, rowing] = SCHEDULE;
  const schedule = [chess, { game: 'Rowing', schedule: [...(rowing?.schedule ?? []), night] }];
  await answerEvent(context, { eventdetail: [EVENT], GameSchedule: schedule });
  await page.goto(EVENT_PAGE);
  await expect(shown(page)).toHaveAccessibleName(/5th March/);
  await expect(entries(page, 'Rowing').nth(2)).toContainText('06/03/2024 1:00 AM', { useInnerText: true });
});

test('a choice can be shared by link, and adds no history entries', fullRun, async ({ page, context }) => {
  await answerEvent(context, { eventdetail: [EVENT], GameSchedule: SCHEDULE });
  await page.goto('/medals');
  await page.goto(EVENT_PAGE);
  await section(page).getByLabel('Game').selectOption('Rowing');
  await section(page)
    .getByRole('tab', { name: /6th March/ })
    .click();
  await expect(page).toHaveURL(`${EVENT_PAGE}?game=Rowing&day=2024-03-06`);
  await page.reload();
  await expect(section(page).getByLabel('Game')).toHaveValue('Rowing');
  await expect(shown(page)).toHaveAccessibleName(/6th March/);
  await page.goBack();
  await expect(page).toHaveURL('/medals');
});

test('the days can be reached by keyboard', fullRun, async ({ page, context }) => {
  await answerEvent(context, { eventdetail: [EVENT], GameSchedule: SCHEDULE });
  await page.goto(EVENT_PAGE);
  await shown(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveAccessibleName(/6th March/);
  await expect(shown(page)).toBeFocused();
});

test(
  'games are rows and hours are columns if there is space, and overlapping blocks do not cover each other',
  fullRun,
  async ({ page, context }) => {
    const at = (title: string, from: string, to: string) => ({
      For: title,
      From: `05/03/2024 ${from}`,
      To: `05/03/2024 ${to}`,
      Address: 'Pit',
    });
    const schedule = [
      { game: 'Chess', schedule: [at('Early', '09:00:00', '11:00:00'), at('Late', '10:00:00', '12:00:00')] },
      { game: 'Rowing', schedule: [at('Noon', '12:00:00', '13:00:00')] },
    ];
    await answerEvent(context, { eventdetail: [EVENT], GameSchedule: schedule });
    await openSettled(page, EVENT_PAGE);
    const box = async (title: string) => {
      const found = await section(page).locator('li', { hasText: title }).boundingBox();
      if (found === null) throw new Error(`${title} is not drawn`);
      return found;
    };
    const [early, late, noon] = [await box('Early'), await box('Late'), await box('Noon')];
    expect(early.width / noon.width).toBeCloseTo(2, 1);
    expect(late.x - early.x).toBeCloseTo(early.width / 2, -1);
    expect(late.y).toBeGreaterThanOrEqual(early.y + early.height);
    expect(noon.y).toBeGreaterThan(late.y);
  },
);

test('entries that last for days are above the hours of each day, and stretch none', async ({
  page,
  context,
}) => {
  const entry = (For: string, From: string, To: string) => ({
    For,
    From,
    To,
    Address: 'Hall 1',
    Latlong: '0,0',
  });
  const programme = [
    {
      game: 'Exhibitions',
      schedule: [
        entry('Lyres', '05/03/2024 10:00:00', '07/03/2024 18:00:00'),
        entry('Talk', '06/03/2024 12:00:00', '06/03/2024 14:00:00'),
        entry('Night', '06/03/2024 22:00:00', '07/03/2024 02:00:00'),
      ],
    },
  ];
  await answerEvent(context, { eventdetail: [EVENT], GameSchedule: programme });
  await page.goto(EVENT_PAGE);
  const allDay = section(page).getByRole('list', { name: 'All day' });
  await expect(allDay).toContainText(['10:00 AM to Thu 6:00 PM'], { useInnerText: true });
  await section(page)
    .getByRole('tab', { name: /6th March/ })
    .click();
  await expect(allDay).toContainText(['Continues from Tue'], { useInnerText: true });
  await expect(entries(page, 'Exhibitions')).toHaveCount(2);
  const frame = section(page).getByRole('region', { name: 'Timetable' });
  // From noon to two at night; an hour has nine rems at most.
  expect(await frame.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual((14 + 14 * 9) * 16);
  await expect(section(page).getByRole('link', { name: /on a map/ })).toHaveCount(0);
});
