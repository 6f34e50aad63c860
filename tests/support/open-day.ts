import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Opens a day of a schedule by its tab. Until it is there, the sessions of another one are, maybe as many. */
export async function openDay(tab: Locator): Promise<void> {
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Opens the day after today in the schedule of the running event: at any hour, its 25 sessions are still to come. */
export async function openTomorrow(schedule: Locator): Promise<void> {
  await openDay(schedule.getByRole('tablist', { name: 'Day' }).getByRole('tab').nth(2));
  await expect(schedule.locator('li[data-phase]')).toHaveCount(25);
}
