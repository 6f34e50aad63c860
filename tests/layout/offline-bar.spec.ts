import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { openSettled, untilStill } from '../support/settled.ts';

test.use({ ...withoutWorker, hasAgreed: true, viewport: { width: 390, height: 844 } });

/** Pages that begin with links, or with a heading right below the header. */
const PAGES = [
  '/event/pythian-national-games/musical-vocal-instrumental-arts/kithara',
  '/event-categories/martial-arts-and-traditional-games',
  '/our-council/dorian-kalleas',
  '/search',
];

for (const path of PAGES) {
  test(`OFFLINE-09 without a network, the bar that says so covers nothing of ${path}`, async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/net::ERR_|Failed to fetch|Failed to load resource/);
    await openSettled(page, path);
    await context.setOffline(true);
    const bar = page.locator('[data-offline-bar="shown"]');
    await expect(bar).toBeVisible();
    await untilStill(page);
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    const covered = await page
      .getByRole('main')
      .locator('a:visible, button:visible, h1:visible')
      .evaluateAll(
        (elements, bottom) =>
          elements
            .filter((element) => element.getBoundingClientRect().top < bottom)
            .map((element) => element.textContent?.trim()),
        y + height,
      );
    expect(height).toBeGreaterThan(0);
    expect(covered).toEqual([]);
  });
}
