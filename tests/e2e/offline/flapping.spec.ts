import { expect, test } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { EVENT, expectSchedule, KEY, NO_ANSWER } from './sample-words.ts';
import { untilStored } from './stored-answers.ts';

const TURN_MS = 500;
const TURNS = 40;
const MINUTE_MS = 60_000;
/** The requests of a page in a minute on a flaky network: a few rounds of all its calls, plus the connection check. */
const MOST_CALLS_A_MINUTE = 200;
/** The offline bar appears once and disappears once; a busy machine may show it once more. */
const MOST_CHANGES = 4;

test(
  'OFFLINE-06 OFFLINE-09 a network that drops twice a second causes no request storm, and the bar stays calm',
  fullRun,
  async ({ page, context, site, allowConsole }) => {
    test.slow();
    allowConsole(NO_ANSWER);
    await page.goto('/event');
    await waitForWorker(page);
    await page.goto(EVENT);
    await untilStored(page, KEY.upcoming, KEY.event, KEY.schedule);
    await page.evaluate(() => {
      const bar = document.querySelector('[data-offline-bar]');
      const changes: string[] = [];
      Object.assign(window, { changesOfBar: changes });
      if (bar)
        new MutationObserver(() => changes.push(bar.getAttribute('data-offline-bar') ?? '')).observe(bar, {
          attributeFilter: ['data-offline-bar'],
        });
    });
    await site.forgetRequests();
    const begin = performance.now();
    for (let turn = 0; turn < TURNS; turn += 1) {
      await context.setOffline(turn % 2 === 0);
      await letTimePass(page, TURN_MS, 'the network stays as it is for one turn');
    }
    const lasted = performance.now() - begin;
    const calls = (await site.requests()).length;
    const perMinute = Math.round((calls / lasted) * MINUTE_MS);
    console.log(`a network that comes and goes twice a second: ${perMinute} requests a minute`);
    expect(perMinute).toBeLessThan(MOST_CALLS_A_MINUTE);
    const changes = await page.evaluate(() => (window as unknown as { changesOfBar: string[] }).changesOfBar);
    expect(changes.length).toBeLessThanOrEqual(MOST_CHANGES);
    await expect(page.locator('[data-offline-bar]').first()).toHaveAttribute('data-offline-bar', 'hidden');
    await expectSchedule(page);
  },
);
