import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { EVENT_PACK, storedState } from './stored-pack.ts';

test.use({ fetchesAhead: true });

/** Longer than a page waits before it fetches ahead. */
const LONG_ENOUGH_MS = 9_000;

async function saveData(page: Page, dataSaverEnabled: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled });
}

const states = async (page: Page) =>
  Object.fromEntries((await storedState(page)).packs.map(({ name, state }) => [name, state]));

test(
  'OFFLINE-01 OFFLINE-02 after a first visit the lists, the news and the running event are stored automatically',
  fullRun,
  async ({ page }) => {
    await saveData(page, false);
    await page.goto('/about-us');
    await waitForWorker(page);
    await expect
      .poll(() => states(page), { timeout: 20_000 })
      .toEqual({ base: 'whole', [EVENT_PACK]: 'whole' });
    const keys = (await storedState(page)).answers.map(({ key }) => key);
    expect(keys).toContain('POST /api/news|');
    expect(keys.filter((key) => key.includes('GameSchedule')).length).toBeGreaterThan(3);
  },
);

test('fetches nothing automatically with data saving on', fullRun, async ({ page, site }) => {
  await saveData(page, true);
  await page.goto('/about-us');
  await waitForWorker(page);
  await letTimePass(page, LONG_ENOUGH_MS, 'a fetch by itself, which must not come');
  expect((await site.requests()).map(({ path }) => path)).not.toContain('/api/OurCouncil');
  expect(await states(page)).toEqual({});
});
