import type { Locator } from '@playwright/test';
import { expect, test, workerInFullRuns } from '../../support/fixtures.ts';
import { KIOSK_SCREENS, openKiosk, untilKiosk } from '../../support/kiosk.ts';
import { controlsSeen } from '../../support/looking/controls-seen.ts';
import { fullRun, some } from '../../support/scope.ts';
import { untilHydrated, untilQuiet } from '../../support/settled.ts';

test.use({ ...workerInFullRuns, hasTouch: true, ownSite: false });

const WAYS: Readonly<Record<string, readonly string[]>> = {
  'its own pages': ['/kiosk/today', '/kiosk/map', '/kiosk/arts', '/kiosk/more', '/kiosk/staff'],
  forms: ['/contact', '/login', '/signup', '/chooserole', '/membership', '/donation'],
  'search, saved items and news': ['/search', '/search?q=music', '/saved', '/news', '/news/details'],
  'events and arts': [
    '/event',
    '/event/pythian-national-games',
    '/event-categories/musical-vocal-instrumental-arts',
    '/medals',
    '/our-council',
  ],
  'the movement': ['/', '/about-us', '/accessibility', '/credits', '/history'],
};

const GAME = '/event/pythian-national-games/musical-vocal-instrumental-arts/kithara';
const TARGET = 64;
const NAME_SIZE = 32;

/** Where names and times are on pages other than the board: the page's heading, a list entry, a time. */
const NAMES: Readonly<Record<string, string>> = {
  '/': 'h2, h3, time',
  '/kiosk/arts': 'h2, a',
  '/kiosk/map': 'h2, li button',
  '/news': 'h1, h2, h3',
  '/event': 'h1, h2, h3, time',
  '/event/pythian-national-games': 'h1, h2, section > div > h3, time, b time',
  '/our-council': 'h1, h2, h3',
  '/medals': 'h1, h2, h3',
};

for (const { name, viewport } of some(1, KIOSK_SCREENS)) {
  for (const [kind, ways] of some(1, Object.entries(WAYS))) {
    test.describe(`on a ${name} screen`, () => {
      test.use({ viewport });

      test(`KIOSK-01 every control is large and comes within reach: ${kind}`, fullRun, async ({ page }) => {
        await openKiosk(page);
        for (const way of ways) {
          await page.goto(way);
          await untilKiosk(page);
          await untilQuiet(page);
          const controls = await controlsSeen(page);
          const small = controls.filter(({ width, height }) => Math.min(width, height) < TARGET - 0.5);
          expect(small, `${way}: smaller than ${TARGET} px`).toEqual([]);
          // At the beginning of a page nothing scrolls further down, so controls there must be low enough.
          const reach = viewport.height / 3;
          const high = controls.filter(({ top }) => top < reach - 0.5);
          expect(high, `${way}: in the upper third`).toEqual([]);
        }
      });
    });
  }
}

for (const { name, viewport } of some(1, KIOSK_SCREENS)) {
  test.describe(`on a ${name} screen`, () => {
    test.use({ viewport });

    test('KIOSK-01 whatever opens above a page can be closed within reach', fullRun, async ({ page }) => {
      await openKiosk(page);
      const openers: readonly (readonly [string, string])[] = [
        ['/kiosk/today', 'Language'],
        ['/kiosk/today', 'Take this with you'],
        [GAME, 'How to register'],
        ['/', 'Play Two hoops and a canal'],
      ];
      for (const [way, opener] of openers) {
        await page.goto(way);
        await untilKiosk(page);
        await untilHydrated(page);
        await page.getByRole('button', { name: opener }).first().dispatchEvent('click');
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await dialog.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
        const controls = await controlsSeen(page, 'dialog[open]');
        expect(controls.length, opener).toBeGreaterThan(0);
        expect(
          controls.filter(
            ({ top, width, height }) =>
              top < viewport.height / 3 - 0.5 || Math.min(width, height) < TARGET - 0.5,
          ),
          opener,
        ).toEqual([]);
      }
    });
  });
}

test('KIOSK-01 a keyboard user reaches the foot at once', fullRun, async ({ page }) => {
  await openKiosk(page);
  await page.goto('/news');
  await untilKiosk(page);
  await untilQuiet(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the bottom bar' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news');
  await page.keyboard.press('Tab');
  const foot = page.locator('footer:not(main footer)');
  await expect(foot.locator(':focus')).toHaveCount(1);
});

test('KIOSK-01 names and times of the board can be read across a foyer', async ({ page }) => {
  await openKiosk(page, '/today');
  const board = page.getByRole('main');
  await expect(board.getByRole('time').first()).toBeVisible();
  expect(await belowSize(board.locator('time, b, h2, h3, h4'))).toEqual([]);
});

test('KIOSK-01 so can names and times on every page that a stranger browses', fullRun, async ({ page }) => {
  await openKiosk(page);
  for (const [way, names] of Object.entries(NAMES)) {
    await page.goto(way);
    await untilKiosk(page);
    const all = page.getByRole('main').locator(names);
    await expect(all.first()).toBeAttached();
    expect(await belowSize(all), way).toEqual([]);
  }
});

test('a pin of the map is as large as a finger', fullRun, async ({ page }) => {
  await openKiosk(page);
  await page.goto('/kiosk/map');
  await untilKiosk(page);
  const map = page.getByRole('region', { name: 'Map of the member nations' });
  const pin = map.getByRole('button', { name: 'Greece' });
  await expect(pin).toBeVisible();
  const box = await pin.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(TARGET);
});

for (const [width, height] of some(1, [
  [1280, 800],
  [1920, 1080],
] as const)) {
  test.describe(`on a landscape screen of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('a form shows its first field before any scrolling', fullRun, async ({ page }) => {
      await openKiosk(page);
      await page.goto('/contact');
      await untilKiosk(page);
      await untilQuiet(page);
      const field = await page.getByRole('main').getByLabel('Full name').boundingBox();
      const foot = await page.locator('footer:not(main footer)').boundingBox();
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
    });
  });
}

/** Returns the visible text in these elements below the size for names. */
function belowSize(all: Locator): Promise<readonly string[]> {
  return all.evaluateAll(
    (ones, size) =>
      ones
        .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden') && one.textContent?.trim())
        // The innermost element decides the font size.
        .flatMap((one) => [one, ...one.querySelectorAll('*')])
        .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < size - 0.1)
        .map((one) => one.outerHTML.slice(0, 200)),
    NAME_SIZE,
  );
}
