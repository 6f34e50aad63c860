import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { untilSettled } from '../../support/settled.ts';
import { answerEvent, EVENT_PAGE, fullEvent, region } from './event-answers.ts';

test.use(withoutWorker);

test(
  'COUNTDOWN-01 COUNTDOWN-04 COUNTDOWN-03 counts down, and is gone at zero',
  fullRun,
  async ({ page, context }) => {
    await answerEvent(context, {
      ...fullEvent(),
      Countdown: [{ title: 'Opens in', date: new Date(Date.now() + 15_000).toISOString() }],
    });
    await page.goto(EVENT_PAGE);
    await expect(page.getByRole('timer', { name: 'Opens in' })).toContainText(
      /0\s*days\s*00\s*hours\s*00\s*min/i,
      { useInnerText: true },
    );
    await expect(page.getByRole('timer')).toHaveCount(0, { timeout: 20_000 });
    await expect(region(page, 'When and where').getByText('Opens in')).toHaveCount(0);
  },
);

for (const answer of some(1, [
  [],
  [{ title: 'Opens in', date: 'the day after never' }],
  {},
  [{ title: 'Opens in', date: '' }],
])) {
  test(`COUNTDOWN-03 ${JSON.stringify(answer)} shows no countdown`, fullRun, async ({ page, context }) => {
    await answerEvent(context, { ...fullEvent(), Countdown: answer });
    await page.goto(EVENT_PAGE);
    await expect(region(page, 'About this event')).toBeVisible();
    await untilSettled(page);
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(page.getByText('NaN')).toHaveCount(0);
  });
}
