import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { letTimePass } from '../support/nothing-happens.ts';
import { written } from '../support/reading/written.ts';
import { some } from '../support/scope.ts';
import { untilSettled } from '../support/settled.ts';

test.use(withoutWorker);

/** Less than anyone sees, on the whole way down and up. */
const MOST_SHIFT = 0.02;

for (const [width, height] of some(1, [
  [390, 844],
  [1440, 900],
  [320, 640],
  [768, 1024],
  [1024, 768],
  [1080, 1920],
] as const)) {
  test(`home moves nothing at ${width} by ${height} while it is scrolled to its end and back`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await page.goto('/');
    await untilSettled(page);
    for (const towards of [1, -1]) {
      for (let step = 0; step < Math.ceil(16_000 / height); step++) {
        await page.mouse.wheel(0, towards * height * 0.8);
        await letTimePass(page, 150, 'the pace of somebody who reads');
      }
    }
    const { sum, shifts } = await shiftsOf(page);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(MOST_SHIFT);
  });
}

const RUNNING = 'pythian-national-games';

for (const [width, height] of some(1, [
  [390, 844],
  [1024, 768],
  [768, 1024],
  [1440, 900],
] as const)) {
  test(`a festival at its fullest moves nothing at ${width} by ${height}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    const hour = 3_600_000;
    const entries = (from: number, to: number) =>
      Array.from({ length: 6 }, (_, place) => ({
        For: `Preliminary heats of the afternoon, group ${place + 1}`,
        From: written(Date.now() + from * hour),
        To: written(Date.now() + to * hour),
        Address: 'Riverside Court beside the long wall',
        Latlong: '',
      }));
    await context.route('**/api/GameSchedule', async (route) => {
      if (route.request().headers().pagename !== RUNNING) return route.continue();
      await route.fulfill({
        json: {
          data: [
            { game: 'Hoop Rolling', schedule: entries(-1, 1) },
            { game: 'Torch Relay', schedule: entries(1, 2) },
          ],
        },
      });
    });
    await watchShifts(page);
    await page.goto('/');
    await untilSettled(page);
    await expect(page.getByRole('link', { name: 'and 5 more' })).toBeVisible();
    const { sum, shifts } = await shiftsOf(page);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(MOST_SHIFT);
  });
}

for (const [what, path] of [
  ['event', '/event/no-such-event'],
  ['game', '/event/pythian-national-games/no-such-art/no-such-game'],
  ['article', '/news/details?article=no-such-article'],
] as const) {
  test(`the address of an unknown ${what} moves nothing while the page finds that out`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await watchShifts(page);
    await page.goto(path);
    await untilSettled(page);
    const { sum, shifts } = await shiftsOf(page);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(MOST_SHIFT);
  });
}
