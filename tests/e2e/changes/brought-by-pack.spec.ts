import { expect, test } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { untilHydrated } from '../../support/settled.ts';
import { NO_ANSWER } from '../offline/sample-words.ts';
import { ageAnswers, EVENT_PACK, makeReady, packNamed } from '../pack/stored-pack.ts';
import { FIRST, SECOND } from './one-of-each-change.ts';
import { answerRevisions, EVENT, row, strip, untilStored } from './revisions.ts';

test.use({ ownSite: true });

test(
  'CHANGES-04 OFFLINE-01 what a pack has brought while the event was closed is told without a network when it is opened again',
  fullRun,
  async ({ page, context, site, allowConsole }) => {
    allowConsole(NO_ANSWER);
    const answers = await answerRevisions(context, FIRST);
    await page.goto(`${EVENT}#schedule`);
    await waitForWorker(page);
    await untilStored(page, 'seen:pythian-national-games', 'Heat 10:00');
    await makeReady(page);
    await expect(strip(page)).toHaveCount(0);
    await page.goto('about:blank');
    await page.close();

    // Only the pack asks for the event again.
    answers.current = SECOND;
    const device = await context.newPage();
    await device.goto('/device');
    await untilHydrated(device);
    await ageAnswers(device);
    const before = (await packNamed(device, EVENT_PACK))?.receipt?.at ?? 0;
    const pack = device.getByRole('listitem').filter({ hasText: 'Pythian National Games' });
    await pack.getByRole('button', { name: 'Update' }).click();
    await expect
      .poll(async () => (await packNamed(device, EVENT_PACK))?.receipt?.at ?? 0, { timeout: 40_000 })
      .toBeGreaterThan(before);
    await device.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await site.stop();

    const again = await context.newPage();
    await again.goto(`${EVENT}#schedule`);
    await untilHydrated(again);
    await expect(strip(again)).toHaveText('9 changes since you last looked');
    await expect(row(again, 'Concert').getByText('New', { exact: true })).toBeVisible();
    await strip(again).click();
    await again.getByRole('button', { name: 'Got it', exact: true }).click();
    await again.reload();
    await untilHydrated(again);
    await expect(row(again, 'Concert')).toBeVisible();
    await expect(strip(again)).toHaveCount(0);
  },
);
