import { expect, test } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { NO_ANSWER } from '../offline/sample-words.ts';
import {
  ageAnswers,
  EVENT,
  EVENT_PACK,
  makeReady,
  packNamed,
  packPanel,
  SUB_GAME,
  storedState,
} from './stored-pack.ts';

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(NO_ANSWER);
  await page.goto(EVENT);
  await waitForWorker(page);
});

test('OFFLINE-01 OFFLINE-03 one tap makes an event ready: a page never visited is complete with the server stopped', async ({
  page,
  site,
}) => {
  const panel = await packPanel(page);
  await expect(panel.getByText(/^About \d+ items, /)).toBeVisible();
  const receipt = await makeReady(page);
  const { packs, staged, answers, pictures } = await storedState(page);
  const kept = packs.find(({ name }) => name === EVENT_PACK)?.receipt;
  const held = new Set(answers.map(({ key }) => key));
  expect(kept?.answers.filter((key) => !held.has(key))).toEqual([]);
  expect(new Set(pictures)).toEqual(new Set(kept?.pictures));
  expect(receipt).toContain(`${(kept?.answers.length ?? 0) + pictures.length} items`);
  expect(staged).toBe(0);
  await site.stop();

  await page.goto(SUB_GAME);
  await expect(page.getByRole('heading', { level: 1, name: 'Kithara Solo' })).toBeVisible();
  await expect(page.getByText('One player, one hymn, eight minutes.')).toBeVisible();
  const figure = page.getByRole('main').locator('img').first();
  await expect
    .poll(() => figure.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

test(
  'OFFLINE-06 an update with one failed part changes nothing: the old revision stays complete everywhere',
  fullRun,
  async ({ page, site }) => {
    await makeReady(page);
    // Anything younger than a minute would not be requested again.
    const allKeys = (await packNamed(page, EVENT_PACK))?.receipt?.answers ?? [];
    // The open page may ask for its own answers again at any time.
    const keysOfPack = allKeys.filter((key) => !/pagename=|eventurl=[^&]+$/.test(key));
    expect(keysOfPack.length).toBeGreaterThan(5);
    await ageAnswers(page);
    const stamps = async () =>
      Object.fromEntries(
        (await storedState(page)).answers
          .filter(({ key }) => keysOfPack.includes(key))
          .map(({ key, at }) => [key, at]),
      );
    const before = await stamps();
    expect(Object.keys(before)).toHaveLength(keysOfPack.length);
    const panel = await packPanel(page);
    for (const [name, reason] of [
      ['failing', 'The server had a problem.'],
      ['malformed', 'The server sent something unexpected.'],
    ] as const) {
      await site.scenario(name, { only: ['/api/EventDetailForSubGames'] });
      await panel.getByRole('button', { name: /Update|Try again/ }).click();
      await expect(panel.getByText(reason)).toBeVisible({ timeout: 40_000 });
      await expect(panel.getByText('Your earlier copy is still here.')).toBeVisible();
      await expect(panel.getByText(/^Downloaded/)).toBeVisible();
      expect(await stamps()).toEqual(before);
      expect((await storedState(page)).staged).toBe(0);
    }
    await site.scenario('default');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await packNamed(page, EVENT_PACK))?.state).toBe('whole');
    expect(Object.values(await stamps()).every((at, index) => at > (Object.values(before)[index] ?? 0))).toBe(
      true,
    );
  },
);

test(
  'pauses, resumes, can be cancelled, and is deleted on the page of stored data',
  fullRun,
  async ({ page, site }) => {
    // A failed request is retried after half a minute.
    test.slow();
    await site.scenario('slow', { only: ['/api/EventDetailForGames'], delayMs: 1_500 });
    const panel = await packPanel(page);
    await panel.getByRole('button', { name: 'Download this event' }).click();
    await panel.getByRole('button', { name: 'Pause' }).click();
    await expect(panel.getByText(/^Paused at \d+ of \d+ items/)).toBeVisible();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByRole('button', { name: 'Download this event' })).toBeVisible();
    expect((await storedState(page)).packs).toEqual([]);
    await site.scenario('default');
    await makeReady(page);

    await page.getByRole('contentinfo').getByRole('link', { name: 'This device' }).click();
    const kept = page.getByRole('region', { name: 'Downloads' });
    await expect(kept.getByRole('link', { name: 'Pythian National Games' })).toBeVisible();
    await expect(kept.getByText(/^Downloaded: \d+ items/)).toBeVisible();
    await kept.getByRole('button', { name: 'Remove' }).click();
    await expect(kept.getByText('No downloads yet.')).toBeVisible();
    await expect.poll(async () => (await storedState(page)).pictures).toEqual([]);
    const { answers } = await storedState(page);
    expect(answers.some(({ key }) => key.includes('EventDetailForGames'))).toBe(false);
    expect(answers.some(({ key }) => key.includes('GameSchedule'))).toBe(true);
  },
);
