import type { Page } from '@playwright/test';
import { entryId } from '#core/schedule/entry-id.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { fullRun, some } from '../support/scope.ts';
import { untilSettled } from '../support/settled.ts';

test.use({ ...withoutWorker, reducedMotion: 'reduce', hasAgreed: true });

declare global {
  interface Window {
    seenOnArrival?: { days: Set<string>; tops: number[] };
  }
}

const EVENT = '/event/pythian-national-games';
const section = (page: Page) => page.getByRole('region', { name: 'Games schedule' });
const heading = (page: Page) => section(page).getByRole('heading', { level: 2 });

/** After 4 s without scripts, the page shows the day it was made with (`schedule.module.css`); a busy machine needs more. */
const AWAITED_MS = 3_500;

/** Records in every animation frame, from arrival on, which day is open to see, and where the schedule's heading is. */
async function watchArrival(page: Page) {
  await page.addInitScript((awaited) => {
    const days = new Set<string>();
    const tops: number[] = [];
    let arrivedAt = Number.POSITIVE_INFINITY;
    window.seenOnArrival = { days, tops };
    const look = () => {
      const isArrived = document.querySelector('#schedule:target') !== null;
      if (isArrived) arrivedAt = Math.min(arrivedAt, performance.now());
      const day = document.querySelector('#schedule [role=tab][aria-selected=true]');
      const top = document.querySelector('#schedule h2')?.getBoundingClientRect().top;
      if (top !== undefined && scrollY > 0) {
        tops.push(Math.round(top));
        const isAwaited = performance.now() - arrivedAt < awaited;
        if (isAwaited && day?.checkVisibility({ visibilityProperty: true })) days.add(day.textContent);
      }
      requestAnimationFrame(look);
    };
    look();
  }, AWAITED_MS);
  return () =>
    page.evaluate(() => ({
      days: [...(window.seenOnArrival?.days ?? [])],
      tops: window.seenOnArrival?.tops ?? [],
    }));
}

/** Whether nothing lies over the first line of the heading. */
const isUncovered = (page: Page) =>
  heading(page).evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 4, top + 4));
  });

for (const [width, height] of some(1, [
  [390, 844],
  [1440, 900],
] as const)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('who arrives at the schedule of a running event sees today, at once and in its place', async ({
      page,
    }) => {
      const seen = await watchArrival(page);
      await page.goto(`${EVENT}#schedule`);
      await untilSettled(page);
      await expect(section(page).getByRole('tab', { selected: true })).toHaveAccessibleName(/^Today/);
      const { days, tops } = await seen();
      expect(days.filter((day) => !day.includes('Today'))).toEqual([]);
      expect(tops.at(-1), 'where it was on arrival').toBe(tops[0]);
      expect(await isUncovered(page)).toBe(true);
    });

    test('that an entry is gone is said late, and moves no control', fullRun, async ({ page }) => {
      let letGo = () => {};
      const isLetGo = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/api/GameSchedule', async (route) => {
        await isLetGo;
        await route.continue();
      });
      const id = entryId({ title: 'Nothing: at all', startsAt: '05/03/2024 07:00:00', place: 'Nowhere' });
      await page.goto(`${EVENT}?entry=${id}#schedule`);
      const tabs = section(page).getByRole('tablist', { name: 'Day' });
      await expect(tabs.getByRole('tab', { selected: true })).toHaveAccessibleName(/^Today/);
      const order = section(page).getByRole('radio', { name: 'By time' });
      const placesOf = async () => [await order.boundingBox(), await tabs.boundingBox()].map((box) => box?.y);
      const before = await placesOf();
      await expect(section(page).getByText('no longer on the schedule')).toBeHidden();
      letGo();
      await expect(section(page).getByText('no longer on the schedule')).toBeVisible();
      expect(await placesOf()).toEqual(before);
    });
  });
}
