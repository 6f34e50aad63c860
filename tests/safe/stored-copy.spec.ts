import { expect, test } from '../support/fixtures.ts';
import { letTimePass } from '../support/nothing-happens.ts';
import { fullRun } from '../support/scope.ts';
import { waitForWorker } from '../support/service-worker-control.ts';
import { openSettled } from '../support/settled.ts';
import { expectHarmless, expectNoHarm } from './expect-harmless.ts';
import { CLEANER, watchForHarm } from './harm.ts';
import { marksIn } from './hostile-box.ts';
import { SCREENS, turnsOf } from './hostile-screens.ts';

test(
  'ERR-07 OFFLINE-05 a stored hostile answer does no harm offline and is replaced by the next clean one (X9)',
  fullRun,
  async ({ page, context, site, allowConsole }) => {
    allowConsole(CLEANER);
    allowConsole(/404 \(Not Found\)/);
    // Without a network: pictures that were not stored, and calls of the layout.
    allowConsole(/net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|504 \(/);
    const [screen] = SCREENS;
    const turns = screen ? turnsOf(screen, 'once').slice(0, 4) : [];
    expect(turns.length).toBe(4);
    const harm = await watchForHarm(context, site.url);
    await page.goto('/no-such-page');
    await waitForWorker(page);

    await test.step('the server is hostile once', async () => {
      for (const turn of turns) {
        await context.route('**/api/eventdetail', (route) => route.fulfill({ json: turn.body }));
        await page.goto(turn.path);
        await expectHarmless(page, turn.marks);
        await context.unroute('**/api/eventdetail');
      }
    });

    await test.step('without a network the stored copies are shown', async () => {
      await context.setOffline(true);
      for (const turn of turns) {
        await page.goto(turn.path);
        await expectHarmless(page, turn.marks);
      }
    });

    await test.step('one visit to the clean server removes each for good', async () => {
      await context.setOffline(false);
      for (const { path } of turns) {
        await openSettled(page, path);
        await expect.poll(() => marksIn(page)).toEqual([]);
      }
      await context.setOffline(true);
      for (const { path } of turns) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await letTimePass(page, 500, 'what was stored, which must not be shown again');
        expect(await marksIn(page)).toEqual([]);
      }
      await context.setOffline(false);
    });

    await expectNoHarm(page, harm);
  },
);
