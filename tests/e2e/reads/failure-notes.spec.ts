import type { Locator } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { NO_ANSWER } from '../offline/sample-words.ts';
import { goInside, startInside } from './go-inside.ts';

/* How failures look on a phone when the API answers nothing. */
const WIDTH = 390;
test.use({ ...withoutWorker, viewport: { width: WIDTH, height: 844 } });
test.beforeEach(({ allowConsole }) => allowConsole(NO_ANSWER));

/** Where the text begins and ends on the screen. */
const place = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });

for (const [trouble, words] of some(1, [
  ['failing', 'Events aren’t saved on this device'],
  ['empty', 'No upcoming events yet'],
] as const)) {
  test(`"${words}" keeps clear of the edges of the screen`, fullRun, async ({ page, site }) => {
    await startInside(page);
    await site.scenario(trouble);
    await goInside(page, '/event');
    const { left, right } = await place(page.getByRole('heading', { name: words }));
    expect(left).toBeGreaterThanOrEqual(16);
    expect(right).toBeLessThanOrEqual(WIDTH - 16);
  });
}

test('buttons are below the text, and the icon is next to its first line', async ({ page, site }) => {
  await startInside(page);
  await site.scenario('failing');
  await goInside(page, '/imp-notification');
  const words = page.getByText(/^This notification isn’t saved on this device/);
  const button = page.getByRole('main').getByRole('button', { name: 'Try again' });
  const told = await place(words);
  const pressed = await button.boundingBox();
  expect(pressed?.x).toBe(told.left);
  expect(pressed?.y).toBeGreaterThanOrEqual(told.bottom);
  const mark = await page
    .getByRole('main')
    .locator('svg', { has: page.locator('use[href*=warning]') })
    .boundingBox();
  expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThan(told.top + 40);
});

for (const path of some(1, [
  '/event/not-built',
  '/event/not-built/board-games/pebble-toss',
  '/our-council/not-built',
]))
  test(`the outline of ${path} is as dark as the field it is on`, fullRun, async ({ page, site }) => {
    await startInside(page);
    await site.scenario('hanging');
    await goInside(page, path);
    const outline = page.locator('main .on-slip [aria-hidden=true]').first();
    const light = await outline.evaluate((element) => {
      const [red = '255'] = getComputedStyle(element).backgroundImage.match(/\d+(?=,)/) ?? [];
      return Number(red);
    });
    expect(light).toBeLessThan(90);
  });
