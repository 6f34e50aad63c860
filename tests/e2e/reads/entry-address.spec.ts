import type { Page } from '@playwright/test';
import { entryId } from '#core/schedule/entry-id.ts';
import { paths } from '../../../src/navigation/paths.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { openTomorrow } from '../../support/open-day.ts';
import { fullRun, some } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { NO_ANSWER } from '../offline/sample-words.ts';
import { answerEvent, EVENT, EVENT_PAGE } from './event-answers.ts';
import { goInside } from './go-inside.ts';

const RUNNING = '/event/pythian-national-games';
const GONE = 'This session is no longer on the schedule.';

const section = (page: Page) => page.getByRole('region', { name: 'Games schedule' });
const asked = (page: Page) => section(page).locator('li[aria-current="true"]');

const entry = (For: string, From: string, To: string, Address: string) => ({
  For,
  From,
  To,
  Address,
  Latlong: '',
});
/** A running day with enough entries to scroll through, and the day after. */
const PROGRAMME = [
  {
    game: 'Rowing',
    schedule: Array.from({ length: 14 }, (_, index) => {
      const hour = (after: number) => String(7 + index + after).padStart(2, '0');
      return entry(
        `Heat ${index + 1}`,
        `05/03/2024 ${hour(0)}:00:00`,
        `05/03/2024 ${hour(1)}:00:00`,
        'Harbour',
      );
    }),
  },
  {
    game: 'Chess',
    schedule: [
      entry('Blitz', '06/03/2024 10:00:00', '06/03/2024 11:00:00', 'Reading room'),
      ...Array.from({ length: 12 }, (_, index) =>
        entry(`Board ${index + 1}`, '06/03/2024 12:00:00', '06/03/2024 13:00:00', 'Reading room'),
      ),
      entry('Finale', '06/03/2024 18:00:00', '06/03/2024 19:00:00', 'Odeon'),
    ],
  },
];
const address = (title: string, startsAt: string, place: string) =>
  paths.entry('spring-games', entryId({ title, startsAt, place }));
const FINALE = address('Chess: Finale', '06/03/2024 18:00:00', 'Odeon');
const HEAT_ONE = address('Rowing: Heat 1', '05/03/2024 07:00:00', 'Harbour');

/** The entry is the one in the middle of the window, and a screen reader is there. */
async function expectShown(page: Page, title: string): Promise<void> {
  await expect(asked(page)).toContainText(title);
  await expect(asked(page)).toBeInViewport({ ratio: 1 });
  await expect(asked(page)).toBeFocused();
  const { middle, height } = await asked(page).evaluate((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return { middle: (top + bottom) / 2, height: innerHeight };
  });
  expect(middle).toBeGreaterThan(height * 0.25);
  expect(middle).toBeLessThan(height * 0.75);
}

test.describe('on a running event', () => {
  test.use({ ...withoutWorker, timezoneId: 'Asia/Kolkata', viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ page, context }) => {
    // Not Playwright's clock, under which a page does not know how it was opened (Navigation Timing).
    await page.addInitScript((ahead) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + ahead;
    }, Date.parse('2024-03-05T10:30:00+05:30') - Date.now());
    await answerEvent(context, { eventdetail: [EVENT], GameSchedule: PROGRAMME });
  });

  test('an address leads to its entry on another day, and choosing on leaves it', async ({ page }) => {
    await page.goto(FINALE);
    await expectShown(page, 'Finale');
    await expect(section(page).getByRole('tab', { selected: true })).toHaveAccessibleName(/6th March/);
    await section(page)
      .getByRole('tab', { name: /^Today/ })
      .click();
    await expect(page).toHaveURL(`${EVENT_PAGE}?day=2024-03-05`);
    await expect(asked(page)).toHaveCount(0);
  });

  for (const width of some(1, [390, 1440])) {
    test(`an entry that is over is shown although it was collapsed, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(HEAT_ONE);
      await expectShown(page, 'Heat 1');
      await expect(section(page).getByRole('button', { name: '3 earlier sessions' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await page.goto(HEAT_ONE.replace('#', '&order=game#'));
      await expectShown(page, 'Heat 1');
    });
  }

  test('filters that would hide the entry are cleared', fullRun, async ({ page }) => {
    await page.goto(FINALE.replace('#', '&game=Rowing&place=Odeon#'));
    await expectShown(page, 'Finale');
    await expect(section(page).getByLabel('Game')).toHaveValue('');
    await expect(section(page).getByLabel('Venue')).toHaveValue('Odeon');
  });

  test('an entry that has moved is found, one that is gone is said to be', async ({ page }) => {
    await page.goto(address('Chess: Finale', '06/03/2024 15:00:00', 'Reading room'));
    await expectShown(page, 'Finale');
    await page.goto(address('Chess: Closing', '06/03/2024 20:00:00', 'Odeon'));
    await expect(section(page).getByText(GONE)).toBeVisible();
    await expect(section(page).getByRole('tab', { selected: true })).toHaveAccessibleName(/^Today/);
  });

  test('going back restores the place where the page was left', fullRun, async ({ page }) => {
    await page.goto(FINALE);
    await expectShown(page, 'Finale');
    const place = () => page.evaluate(() => scrollY);
    const shown = await place();
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, -300);
    await expect.poll(place).toBe(shown - 300);
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(asked(page)).toContainText('Finale');
    await expect.poll(place).toBe(shown - 300);
  });

  test('the running day begins at what is on now, and nothing scrolls on its own', async ({ page }) => {
    await page.goto(EVENT_PAGE);
    await untilHydrated(page);
    await expect(section(page).getByRole('radio', { name: 'By time' })).toBeChecked();
    const rows = section(page)
      .getByRole('listitem')
      .filter({ has: page.locator('time') });
    await expect(rows.first()).toContainText('Heat 4');
    await expect(rows.first()).toContainText('On now');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const earlier = section(page).getByRole('button', { name: '3 earlier sessions' });
    await earlier.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const before = await earlier.boundingBox();
    await earlier.press('Enter');
    await expect(rows.first()).toContainText('Heat 1');
    expect(await earlier.boundingBox()).toEqual(before);
  });
});

test.describe('a prerendered page', () => {
  test.use({ ...withoutWorker, viewport: { width: 390, height: 844 } });

  /** The address and the title of the last entry of tomorrow, as a star keeps them. */
  async function ofTomorrow(page: Page) {
    await openSettled(page, RUNNING);
    await openTomorrow(section(page));
    const star = section(page)
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Save / })
      .last();
    const title = ((await star.getAttribute('aria-label')) ?? '').replace(/^Save /, '');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await goInside(page, '/saved');
    const link = page.getByRole('region', { name: 'Your list' }).getByRole('link', { name: title });
    return { link, title: title.replace(/^.*: /, ''), href: (await link.getAttribute('href')) ?? '' };
  }

  test('opens at the entry of a star, by its link and when its address is opened', async ({
    page,
    context,
  }) => {
    const { link, title, href } = await ofTomorrow(page);
    expect(href).toMatch(/\?entry=[\da-z]{13}#schedule$/);
    await link.click();
    await expectShown(page, title);
    const other = await context.newPage();
    await other.goto(href);
    await expectShown(other, title);
  });
});

test(
  'OFFLINE-03 the address of an entry opens without a network',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(NO_ANSWER);
    await page.goto(RUNNING);
    await waitForWorker(page);
    await untilHydrated(page);
    const answer = await page.evaluate(async () => {
      const headers = { 'access-token': 'a-test', pagename: 'pythian-national-games' };
      return (await fetch('/api/GameSchedule', { headers })).json();
    });
    const [{ game, schedule }] = answer.data ?? answer;
    const last = schedule.at(-1);
    const id = entryId({ title: `${game}: ${last.For}`, startsAt: last.From, place: last.Address });
    await context.setOffline(true);
    await page.goto(paths.entry('pythian-national-games', id));
    await expectShown(page, last.For);
  },
);
