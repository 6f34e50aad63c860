import { expect, test } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { crashBrowser } from '../../support/trouble/crash-browser.ts';
import { NO_ANSWER } from '../offline/sample-words.ts';
import { EVENT, EVENT_PACK, packNamed, packPanel, storedState } from './stored-pack.ts';

test(
  'OFFLINE-05 a pack resumes at the next page after the browser was ended in the middle',
  fullRun,
  async ({ site, launchProfile, allowConsole }) => {
    allowConsole(NO_ANSWER);
    const first = await launchProfile();
    const page = await first.newPage();
    await page.goto(EVENT);
    await waitForWorker(page);
    await site.scenario('slow', { only: ['/api/EventDetailForSubGames'], delayMs: 8_000 });
    const panel = await packPanel(page);
    await panel.getByRole('button', { name: 'Download this event' }).click();
    // Sub-games are requested last: by then everything else is here.
    const paths = async () => (await site.requests()).map(({ path }) => path);
    await expect.poll(paths).toContain('/api/EventDetailForSubGames');
    expect((await storedState(page)).staged).toBeGreaterThan(10);
    await crashBrowser(first);

    await site.scenario('default');
    await site.forgetRequests();
    const second = await launchProfile();
    const next = await second.newPage();
    await next.goto('/history');
    await expect
      .poll(async () => (await packNamed(next, EVENT_PACK))?.state, { timeout: 20_000 })
      .toBe('whole');
    const asked = await paths();
    expect(asked).toContain('/api/EventDetailForSubGames');
    expect(asked, 'stored answers are not requested again').not.toContain('/api/EventDetailForGames');
  },
);
