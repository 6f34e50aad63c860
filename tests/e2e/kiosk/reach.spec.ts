import { controlsSeen } from '../../support/controls-seen.ts';
import { expect, test, workerInFullRuns } from '../../support/fixtures.ts';
import { KIOSK_SCREENS, openKiosk, untilKiosk } from '../../support/kiosk.ts';
import { some, thorough } from '../../support/scope.ts';

test.use({ ...workerInFullRuns, hasTouch: true, ownSite: false });

const WAYS: Readonly<Record<string, readonly string[]>> = {
  'its own pages': ['/kiosk/today', '/kiosk/map', '/kiosk/arts', '/kiosk/more', '/kiosk/staff'],
  forms: ['/contact', '/login', '/signup', '/chooserole', '/membership', '/donation'],
  'what is looked for': ['/search', '/search?q=music', '/saved', '/news', '/news/details'],
  'events and arts': [
    '/event',
    '/event/pythian-national-games',
    '/event-categories/musical-vocal-instrumental-arts',
    '/medals',
    '/our-council',
  ],
  'the house': ['/', '/about-us', '/credits', '/history'],
};

const TARGET = 64;

for (const { name, viewport } of some(1, KIOSK_SCREENS)) {
  for (const [kind, ways] of some(1, Object.entries(WAYS))) {
    test.describe(`on a screen that stands ${name}`, () => {
      test.use({ viewport });

      test(`KIOSK-01 every control is large and comes within reach: ${kind}`, async ({ page }) => {
        await openKiosk(page);
        for (const way of ways) {
          await page.goto(way);
          await untilKiosk(page);
          await page.waitForLoadState('networkidle');
          const controls = await controlsSeen(page);
          const small = controls.filter(({ width, height }) => Math.min(width, height) < TARGET - 0.5);
          expect(small, `${way}: smaller than ${TARGET} px`).toEqual([]);
          // Nothing scrolls down from where a page begins: what stands there must stand low enough.
          const reach = viewport.height / 3;
          const high = controls.filter(({ top }) => top < reach - 0.5);
          expect(high, `${way}: in the upper third`).toEqual([]);
        }
      });
    });
  }
}

test('KIOSK-01 who moves by keys reaches the foot at once', async ({ page }) => {
  await openKiosk(page);
  await page.goto('/news');
  await untilKiosk(page);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the foot' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news');
  await page.keyboard.press('Tab');
  const foot = page.locator('footer:not(main footer)');
  await expect(foot.locator(':focus')).toHaveCount(1);
});

test('KIOSK-01 names and times of the board are read across a foyer', async ({ page }) => {
  await openKiosk(page, '/today');
  const board = page.getByRole('main');
  await expect(board.getByRole('time').first()).toBeVisible();
  const small = await board.locator('time, b, h2, h3, h4').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden') && one.textContent?.trim())
      .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 32)
      .map((one) => one.outerHTML),
  );
  expect(small).toEqual([]);
});

test('a pin of the map is as large as a finger', thorough, async ({ page }) => {
  await openKiosk(page);
  await page.goto('/kiosk/map');
  await untilKiosk(page);
  const pin = page.getByRole('button', { name: 'Greece' }).first();
  await expect(pin).toBeVisible();
  const box = await pin.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(TARGET);
});

for (const [width, height] of some(1, [
  [1280, 800],
  [1920, 1080],
] as const)) {
  test.describe(`on a lying screen of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a form shows its first field before anything is scrolled', async ({ page }) => {
      await openKiosk(page);
      await page.goto('/contact');
      await untilKiosk(page);
      await page.waitForLoadState('networkidle');
      const field = await page.getByRole('main').getByLabel('Full name').boundingBox();
      const foot = await page.locator('footer:not(main footer)').boundingBox();
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
    });
  });
}
