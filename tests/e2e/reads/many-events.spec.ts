import { test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { untilHydrated } from '../../support/settled.ts';

test.use(withoutWorker);

const COUNT = 5_000;

/** Every id belongs to two events; together they stay below the size limit of an answer. */
const events = Array.from({ length: COUNT }, (_, index) => ({
  eventaid: Math.floor(index / 2),
  eventname: `Event ${index + 1}`,
  startdate: '05-03-2097',
  enddate: '08-03-2097',
  eventimage: 'national.webp',
  imagetype: 'image',
  landmark: 'Old Quay',
  readmoreurl: 'pythian-national-games',
}));

test(
  'five thousand events, every id used by two of them: all are there, and the page responds',
  fullRun,
  async ({ page, context }) => {
    test.slow();
    await context.addInitScript(() => {
      const seen = { longestMs: 0 };
      Object.assign(window, { tasks: seen });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.longestMs = Math.max(seen.longestMs, duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await context.route('**/api/events', (route) =>
      route.fulfill({ json: { data: route.request().headers().eventtype === 'upcoming' ? events : [] } }),
    );
    await page.goto('/event');
    await untilHydrated(page);
    // Found by plain tags: computing the names of thousands of parts would be work of the test's own.
    await page.waitForFunction((count) => document.querySelectorAll('main article').length === count, COUNT, {
      polling: 500,
      timeout: 90_000,
    });
    const longestMs = await page.evaluate(
      () => (window as unknown as { tasks: { longestMs: number } }).tasks.longestMs,
    );
    console.log(`${COUNT} events: longest task ${Math.round(longestMs)} ms`);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/medals"]')?.click());
    // The browser notifies the test: an expectation that is too early reads the whole page, and blocks it for a minute.
    await page.waitForURL(/\/medals$/, { timeout: 20_000 });
  },
);
