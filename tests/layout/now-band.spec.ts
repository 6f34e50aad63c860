import type { Locator, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { scrollThrough } from '../support/looking/scroll-through.ts';
import { openInLanguage } from '../support/open-in-language.ts';
import { some } from '../support/scope.ts';
import { openSettled } from '../support/settled.ts';
import { layOutAll } from './lay-out.ts';

test.use(withoutWorker);

const EVENT = '/event/pythian-national-games';
const PHONE = { width: 390, height: 844 };
/** Of the band of what is on now, px. */
const MOST_BAND = 120;
const MOST_BAND_ON_DESK = 72;
/** Of all of home on a phone, px. */
const MOST_HOME = 9_000;

/** Formats a moment as the provider does: `dd/mm/yyyy hh:mm:ss` at the event. */
const written = (at: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle: 'short', timeStyle: 'medium' })
    .format(at)
    .replace(', ', ' ');

const PLACE = 'Riverside Court beside the long wall';

/** How much of a text can be read, from 0 to 1: what overflows its line or its box is cut. */
const seenOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()];
    const isSeen = ({ left, right, top, bottom }: DOMRect) => {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const clip = box.getBoundingClientRect();
        if (top < clip.top - 1 || bottom > clip.bottom + 1) return false;
        if (left < clip.left - 1 || right > clip.right + 1) return false;
      }
      return true;
    };
    return lines.filter(isSeen).length / lines.length;
  });

/** With its place it needs more than one line on a phone. */
const NAME = 'Chariot Parade of All Nations';
/** It needs two lines on any screen. */
const LONG_NAME = 'Chariot Parade and Wheelchair Sprint for Crews of Two and Four from All Member Nations';

/** Two entries whose end names its day at any hour. */
const onNow = (game: string) =>
  ['Chorus', 'Masks'].map((title) => ({
    game,
    schedule: [
      {
        For: title,
        From: written(Date.now() - 3_600_000),
        To: written(Date.now() + 20 * 3_600_000),
        Address: PLACE,
        Latlong: '',
      },
    ],
  }));

const band = (page: Page) => page.getByRole('main').locator(`section > a[href="${EVENT}#schedule"]`).first();
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

for (const language of some(2, ['en', 'ar', 'ms', 'el', 'hi', 'nl'])) {
  for (const width of [390, 320]) {
    test(`what is on now is a slim band at ${width} px (${language})`, async ({ page }) => {
      await page.setViewportSize({ width, height: PHONE.height });
      for (const path of ['/', EVENT]) {
        await openInLanguage(page, language, path);
        await expect(band(page).getByRole('time')).toBeVisible();
        expect(await heightOf(band(page)), path).toBeLessThanOrEqual(MOST_BAND);
      }
    });
  }
}

test('on a phone, the claim and what is on now are in the first screen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openSettled(page, '/');
  const claim = page.getByRole('heading', { level: 1, name: 'Eight arts. One wreath.' });
  expect(await bottomOf(claim)).toBeLessThan(PHONE.height);
  await expect(band(page)).toContainText('On now at Pythian National Games');
  expect(await bottomOf(band(page))).toBeLessThan(PHONE.height);
});

test('it comes below the name of its event, and leads to the schedule', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openSettled(page, EVENT);
  expect(await bottomOf(page.getByRole('heading', { level: 1 }))).toBeLessThan(
    (await band(page).boundingBox())?.y ?? 0,
  );
  await expect(band(page)).toBeInViewport({ ratio: 1 });
  await expect(band(page)).toHaveAccessibleName(/^On now .+ until .+ Full schedule$/);
  await band(page).click();
  await expect(page.locator('#schedule')).toBeInViewport();
});

for (const [width, most, game] of [
  [390, MOST_BAND, NAME],
  [320, MOST_BAND, NAME],
  [768, MOST_BAND, NAME],
  [1440, MOST_BAND_ON_DESK, NAME],
  [1440, MOST_BAND_ON_DESK, LONG_NAME],
] as const) {
  test.describe(`at ${width} px, ${game.length} letters`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('it has its height, a name and a link before any script has run', async ({
      page,
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: baseURL ?? '',
        viewport: { width, height: 844 },
      });
      const still = await context.newPage();
      await page.route('**/api/GameSchedule', (route) => route.fulfill({ json: { data: onNow(game) } }));
      for (const path of ['/', EVENT]) {
        await still.goto(path);
        await expect(band(still)).toContainText('On now');
        await openSettled(page, path);
        await expect(band(page)).toContainText('and 1 more');
        const height = await heightOf(band(page));
        expect(height, path).toBeLessThanOrEqual(most);
        expect(await seenOf(band(page).getByText(PLACE)), path).toBe(1);
        expect(await heightOf(band(still)), path).toBeCloseTo(height, 0);
      }
      await context.close();
    });
  });
}

test.describe('once the cookie bar is answered, for which the page keeps space below its footer', () => {
  test.use({ hasAgreed: true, viewport: PHONE });

  test('home is not too long for a phone', async ({ page }) => {
    await openSettled(page, '/');
    await scrollThrough(page);
    await layOutAll(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST_HOME);
  });
});
