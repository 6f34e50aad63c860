import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { some } from '../../support/scope.ts';
import { answerEvent, EVENT, EVENT_PAGE, SCHEDULE } from './event-answers.ts';

test.use(withoutWorker);

const LOGOS = [{ logo: '/media/associates/laurel.svg' }, { logo: '/media/associates/lyre.svg' }];
const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000 + 60_000).toISOString();
const whole = () => ({
  eventdetail: [EVENT],
  GameSchedule: SCHEDULE,
  Countdown: [{ title: 'Opens in', date: inTwoDays() }],
  Associate: LOGOS,
  trackingevent: [{ encrstr: 'ABC123' }],
});
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('COUNTDOWN-01 COUNTDOWN-04 COUNTDOWN-03 counts down, and is gone at zero', async ({ page, context }) => {
  await answerEvent(context, {
    ...whole(),
    Countdown: [{ title: 'Opens in', date: new Date(Date.now() + 6_000).toISOString() }],
  });
  await page.goto(EVENT_PAGE);
  await expect(page.getByRole('timer', { name: 'Opens in' })).toContainText(
    /0\s*days\s*00\s*hours\s*00\s*min/,
  );
  await expect(page.getByRole('timer')).toHaveCount(0, { timeout: 10_000 });
  await expect(region(page, 'When and where').getByText('Opens in')).toHaveCount(0);
});

for (const answer of some(2, [
  [],
  [{ title: 'Opens in', date: 'the day after never' }],
  {},
  [{ title: 'Opens in', date: '' }],
])) {
  test(`COUNTDOWN-03 ${JSON.stringify(answer)} shows no countdown`, async ({ page, context }) => {
    await answerEvent(context, { ...whole(), Countdown: answer });
    await page.goto(EVENT_PAGE);
    await expect(region(page, 'About this event')).toBeVisible();
    await page.waitForTimeout(300);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page.getByText('NaN')).toHaveCount(0);
  });
}
