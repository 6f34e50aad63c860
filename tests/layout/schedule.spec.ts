import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { openTomorrow } from '../support/open-day.ts';
import { fullRun, some } from '../support/scope.ts';
import { openSettled, untilSettled } from '../support/settled.ts';

test.use({ ...withoutWorker, reducedMotion: 'reduce', hasAgreed: true });

const EVENT = '/event/pythian-national-games';
const section = (page: Page) => page.getByRole('region', { name: 'Games schedule' });
const rows = (page: Page) => section(page).locator('li[data-phase]');
const days = (page: Page) => section(page).getByRole('tablist', { name: 'Day' }).getByRole('tab');

async function openTomorrowBy(page: Page, order: 'game' | 'time'): Promise<void> {
  await openSettled(page, `${EVENT}?order=${order}`);
  await section(page).scrollIntoViewIfNeeded();
  await openTomorrow(section(page));
}

/** From the first to the last entry, in CSS pixels. */
const heightOfRows = (page: Page) =>
  rows(page).evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect());
    return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
  });

/** The touch targets of the rows, each smaller than 44 px or over another one. */
const faultyTargets = (page: Page) =>
  rows(page).evaluateAll((all) => {
    const targets = all.flatMap((row) => [...row.querySelectorAll('a, button')]);
    const boxes = targets.map((target) => ({ target, box: target.getBoundingClientRect() }));
    const isUnder = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes
      .filter(
        ({ box }, index) =>
          Math.min(box.width, box.height) < 44 ||
          boxes.some((other, at) => at !== index && isUnder(box, other.box)),
      )
      .map(({ target }) => target.getAttribute('aria-label') ?? target.textContent);
  });

/** Texts of entries that are cut off, and words that are broken between two lines. */
const cutTexts = (page: Page) =>
  rows(page).evaluateAll((all) => {
    const isBroken = (text: Text) => {
      const range = document.createRange();
      return [...text.data.matchAll(/[^\s-]+-?/g)].some(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
    };
    return all
      .flatMap((row) => [row, ...row.querySelectorAll('p')])
      .filter((element) => getComputedStyle(element).clipPath === 'none')
      .filter((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        // What only screen readers get is clipped to a point.
        const isSeen = (text: Text) =>
          text.parentElement !== null &&
          text.parentElement.closest('.visually-hidden') === null &&
          getComputedStyle(text.parentElement).clipPath === 'none';
        const shown = texts.filter(isSeen);
        const isCut =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return (element.localName === 'p' && isCut) || shown.some(isBroken);
      })
      .map(({ textContent }) => textContent);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const order of ['game', 'time'] as const) {
    test(`EVENT-08 a day of 25 entries by ${order} is less than three windows high, with whole touch targets`, async ({
      page,
    }) => {
      await openTomorrowBy(page, order);
      expect(await heightOfRows(page)).toBeLessThan(2_200);
      expect(await faultyTargets(page)).toEqual([]);
      expect(await cutTexts(page)).toEqual([]);
      await days(page).nth(1).click();
      await expect(days(page).nth(1)).toHaveAccessibleName(/^Today/);
      const earlier = section(page).getByRole('button', { name: /earlier session/ });
      // In the first minutes of a day nothing is over yet.
      if (await earlier.isVisible()) await earlier.click();
      expect(await heightOfRows(page)).toBeLessThan(2_200);
    });
  }

  test('CAL-09 the tools of a schedule are one line, and push it down by no more than that', async ({
    page,
  }) => {
    await openTomorrowBy(page, 'game');
    const tools = section(page).getByRole('button', { name: 'Add to calendar' }).locator('..');
    const { height, pushes } = await tools.evaluate((line) => {
      const { marginBlockStart, marginBlockEnd } = getComputedStyle(line);
      const margins = Number.parseFloat(marginBlockStart) + Number.parseFloat(marginBlockEnd);
      const { height } = line.getBoundingClientRect();
      return { height, pushes: height + margins };
    });
    expect(height).toBe(44);
    expect(pushes).toBeLessThanOrEqual(48);
  });

  test('EVENT-09 a row shows its time, and the heading of the day its date; screen readers get both in full', async ({
    page,
  }) => {
    await openTomorrowBy(page, 'game');
    const row = rows(page).first();
    await expect(row).toContainText(/\d\d\/\d\d\/\d{4} 12:00 PM to \d\d\/\d\d\/\d{4} 2:00 PM/);
    const full = row.locator('p', { has: page.locator('time') });
    expect((await full.boundingBox())?.height).toBeLessThan(2);
    const seen = row.getByText('12:00 PM', { exact: true });
    expect((await seen.boundingBox())?.height).toBeGreaterThan(10);
    await expect(section(page).getByRole('status')).toContainText(/^\w+day \d\d\/\d\d\/\d{4} 25 sessions$/);
  });
});

for (const width of some(1, [320, 360, 768, 1024])) {
  test(`EVENT-08 no word of an entry is cut at ${width} px`, fullRun, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const order of ['game', 'time'] as const) {
      await openTomorrowBy(page, order);
      expect(await cutTexts(page), order).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (width < 1024) expect(await faultyTargets(page), order).toEqual([]);
    }
  });
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('EVENT-08 the timetable cuts no word, and an arrow leads to the evening and back', async ({
    page,
  }) => {
    await openTomorrowBy(page, 'game');
    expect(await cutTexts(page)).toEqual([]);
    const evening = rows(page).filter({ hasText: '10:00 PM' }).last();
    const frame = section(page).getByRole('region', { name: 'Timetable' });
    const later = section(page).getByRole('button', { name: 'Later hours' });
    const before = section(page).getByRole('button', { name: 'Earlier hours' });
    await expect(evening).not.toBeInViewport();
    await expect(before).toHaveCount(0);
    await expect(async () => {
      await later.press('Enter', { timeout: 1_000 });
      await expect(later).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await expect(frame, 'the pressed arrow is gone, so the focus is where its hours are').toBeFocused();
    expect(await frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300);
    await before.click();
    await expect(later).toBeVisible();
  });

  test(
    'EVENT-08 a long word makes its block wider instead of breaking',
    fullRun,
    async ({ page, context }) => {
      const entry = (For: string, from: string, to: string) => ({
        For,
        From: `05/03/2024 ${from}`,
        To: `05/03/2024 ${to}`,
        Address: 'Wasserballtrainingsbecken 2',
        Latlong: '37.97,23.72',
      });
      const data = [
        {
          game: 'Heats',
          schedule: [
            entry('Synchronschwimmvorentscheidung', '09:00:00', '09:10:00'),
            entry('Quartus', '10:00:00', '10:20:00'),
            entry('Zwei Stunden', '12:00:00', '14:00:00'),
          ],
        },
      ];
      await context.route('**/api/GameSchedule', (route) => route.fulfill({ json: data }));
      await openSettled(page, EVENT);
      await section(page).scrollIntoViewIfNeeded();
      await expect(rows(page)).toHaveCount(3);
      expect(await cutTexts(page)).toEqual([]);
    },
  );
});

for (const [width, height] of some(1, [
  [390, 844],
  [1440, 900],
] as const)) {
  test(`EVENT-08 the running day takes the place of the first one in view without moving anything at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await page.goto(`${EVENT}#schedule`);
    await expect(section(page).getByRole('tab', { name: /^Today/, selected: true })).toBeVisible();
    await expect(section(page).getByRole('radio', { name: 'By time' })).toBeChecked();
    await untilSettled(page);
    const { shifts } = await shiftsOf(page);
    // What moves the section as a whole, or the header, comes from above it.
    const ofSchedule = shifts.filter(
      ({ where }) => !/<section id="schedule"|^<div class="_bar/.test(where.join('\n')),
    );
    expect(
      ofSchedule.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(ofSchedule),
    ).toBeLessThan(0.001);
  });
}

test('EVENT-08 the rest of a page that arrives slowly does not move what stands beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, `${EVENT}#schedule`);
  const before = await section(page).getByRole('button', { name: 'Filters' }).boundingBox();
  // As the page is while the long lists of the filters are still on their way.
  await section(page)
    .getByRole('radiogroup')
    .evaluate((order) => order.remove());
  expect(await section(page).getByRole('button', { name: 'Filters' }).boundingBox()).toEqual(before);
});
