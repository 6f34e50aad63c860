import type { Page } from '@playwright/test';
import { expectNoMistakesInAnyColours } from '../../a11y/expect-no-mistakes.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { openDay } from '../../support/open-day.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilSettled } from '../../support/settled.ts';
import { answerEvent, EVENT as EVENT_DETAIL, EVENT_PAGE } from './event-answers.ts';

test.use({ ...withoutWorker, timezoneId: 'Asia/Kolkata', hasAgreed: true, reducedMotion: 'reduce' });

const EVENT = '/event/pythian-national-games';
const section = (page: Page) => page.getByRole('region', { name: 'Games schedule' });
const rows = (page: Page) => section(page).locator('li[data-phase]');
const line = (page: Page) => section(page).getByRole('status');
const filtersButton = (page: Page) => section(page).getByRole('button', { name: /^Filters/ });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('FILTER-01 FILTER-02 a visitor looks for the evening’s finals, shares the address, and clears the filters', async ({
    page,
    context,
  }) => {
    await openSettled(page, EVENT);
    await section(page).scrollIntoViewIfNeeded();
    const part = section(page).getByLabel('Time of day');
    await expect(part).toBeHidden();
    await filtersButton(page).press('Enter');
    await expect(part).toBeVisible();
    await part.selectOption('afternoon');
    await section(page).getByLabel('Round').selectOption('finals');
    await expect(filtersButton(page)).toHaveAccessibleName('Filters (2)');
    await expect(page).toHaveURL(/\?part=afternoon&round=finals/);
    // The sample's finals are on its last day, one each hour from noon to five.
    await expect(line(page)).toContainText(/6 of \d+ sessions$/);
    await expect(rows(page)).toHaveCount(6);

    const friends = await context.newPage();
    await openSettled(friends, page.url());
    await section(friends).scrollIntoViewIfNeeded();
    await expect(line(friends)).toContainText(/6 of \d+ sessions$/);
    await friends.close();

    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(line(page)).toContainText(/6 of \d+ sessions$/);
    await section(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).not.toHaveURL(/part|round/);
    await expect(line(page)).toContainText(/\d{4} \d+ sessions$/);
  });

  test('FILTER-04 a visitor stars a session and sees only what is saved, on any day', async ({ page }) => {
    await openSettled(page, `${EVENT}?order=time`);
    await openDay(section(page).getByRole('tab').last());
    const star = section(page)
      .getByRole('button', { name: /^Save / })
      .first();
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await section(page).getByRole('tab').first().click();
    await filtersButton(page).click();
    await section(page).getByRole('button', { name: 'Saved (1)' }).click();
    await expect(section(page).getByText('No sessions match')).toBeVisible();
    await section(page)
      .getByRole('button', { name: /^Matches on \w+day, \d+\w+ \w+ \d{4}$/ })
      .click();
    await expect(rows(page)).toHaveCount(1);
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('FILTER-08 by keyboard a visitor sees only places that are known to be without steps, and shares the address', async ({
    page,
    context,
  }) => {
    const at = (For: string, Address: string) => ({
      For,
      From: '05/03/2024 08:00:00',
      To: '',
      Address,
      Latlong: '',
    });
    const schedule = [
      at('Level', 'Lyre Hall, Riverside Grounds'),
      at('Steep', 'Olive Court, Gate 3'),
      at('Untold', 'Barn by the river'),
    ];
    await answerEvent(context, {
      eventdetail: [EVENT_DETAIL],
      GameSchedule: [{ game: 'Chess', schedule }],
    });
    await openSettled(page, EVENT);
    await section(page).scrollIntoViewIfNeeded();
    const stepFree = section(page).getByRole('button', { name: 'Step-free access (1)' });
    await expect(stepFree).toHaveAccessibleDescription(
      'Only venues we know are step-free. 1 session is at a venue we haven’t checked for steps.',
    );
    await expect(rows(page)).toHaveCount(3);
    await stepFree.focus();
    await page.keyboard.press('Space');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Level');
    await expect(line(page)).toContainText('1 of 3 sessions');

    const friends = await context.newPage();
    await openSettled(friends, page.url());
    await section(friends).scrollIntoViewIfNeeded();
    await expect(rows(friends)).toHaveCount(1);
    await friends.close();

    await openSettled(page, `${EVENT_PAGE}?stepFree=yes`);
    await expect(rows(page)).toHaveCount(3);
    await expect(section(page).getByRole('button', { name: /^Step-free/ })).toHaveCount(0);
  });

  test('FILTER-05 by keyboard a visitor sees what is still to come today', async ({ page, context }) => {
    await page.clock.setFixedTime(new Date('2024-03-05T10:00:00+05:30'));
    const at = (For: string, from: string, to: string) => ({
      For,
      From: `05/03/2024 ${from}`,
      To: `05/03/2024 ${to}`,
      Address: 'Odeon',
      Latlong: '',
    });
    const schedule = [
      at('First', '08:00:00', '09:00:00'),
      at('Second', '09:30:00', '10:30:00'),
      at('Third', '20:00:00', '21:00:00'),
    ];
    await answerEvent(context, {
      eventdetail: [EVENT_DETAIL],
      GameSchedule: [{ game: 'Chess', schedule }],
    });
    await openSettled(page, EVENT_PAGE);
    await expect(filtersButton(page)).toBeHidden();
    const ahead = section(page).getByRole('button', { name: 'Still to come today (1)' });
    await ahead.focus();
    await page.keyboard.press('Space');
    await expect(ahead).toHaveAttribute('aria-pressed', 'true');
    await expect(ahead).toBeFocused();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Third');
    await expect(line(page)).toContainText('1 of 3 sessions');
    await page.keyboard.press('Space');
    await expect(line(page)).toContainText(/\d{4} 3 sessions$/);
  });

  test(
    'FILTER-01 forty places are one list, in which a letter finds its place',
    fullRun,
    async ({ page, context }) => {
      const schedule = Array.from({ length: 40 }, (_, index) => ({
        For: `Heat ${index}`,
        From: `05/03/2024 ${String(8 + (index % 12)).padStart(2, '0')}:00:00`,
        To: '',
        Address: `Hall ${index + 1}`,
        Latlong: '',
      }));
      await answerEvent(context, {
        eventdetail: [EVENT_DETAIL],
        GameSchedule: [{ game: 'Chess', schedule }],
      });
      await openSettled(page, EVENT_PAGE);
      const place = section(page).getByLabel('Venue');
      await expect(place.locator('option')).toHaveCount(41);
      await place.focus();
      await page.keyboard.type('Hall 40');
      await expect(place).toHaveValue('Hall 40');
      await expect(rows(page)).toHaveCount(1);
    },
  );
});

for (const [width, height] of some(1, [
  [390, 844],
  [1440, 900],
] as const)) {
  test(`FILTER-06 filters in the address move nothing above the list, and those of a prerendered page take no space later at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await page.goto(`${EVENT}?place=Harbour+Steps&round=heats#schedule`);
    await expect(line(page)).toContainText(/ of \d+ sessions$/);
    await untilSettled(page);
    const { shifts } = await shiftsOf(page);
    const ofControls = shifts.filter(({ where }) =>
      /filters|_controls|_toggle|tablist/.test(where.join('\n')),
    );
    expect(ofControls, JSON.stringify(ofControls)).toEqual([]);
  });
}

for (const width of some(1, [320, 1440])) {
  test(
    `FILTER-07 the open filters have no accessibility violations and overflow nothing at ${width} px, in both directions`,
    fullRun,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openSettled(page, `${EVENT}?part=morning&order=time&stepFree=yes`);
      await section(page).scrollIntoViewIfNeeded();
      if (width < 768) await filtersButton(page).click();
      await expectNoMistakesInAnyColours(page);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);
    },
  );
}
