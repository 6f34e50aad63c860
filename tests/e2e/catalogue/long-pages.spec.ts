import type { Page } from '@playwright/test';
import { catalogue } from '#content/event-categories/catalogue.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { everything, fullRun, some } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';
import { tabTo } from '../../support/tab-to.ts';

test.use({ ...withoutWorker, hasAgreed: true, viewport: { width: 390, height: 844 } });

const MOST_WORDS = '/event-categories/martial-arts-and-traditional-games/martial-arts';
const STRINGS = '/event-categories/musical-vocal-instrumental-arts/string-instruments';
const SINGLE = '/event-categories/musical-vocal-instrumental-arts/bands-and-ensembles';
const ALL = catalogue.flatMap(({ key, pages }) =>
  pages.map((page) => `/event-categories/${key}/${page.key}`),
);
/** Half of what the longest page had when each competition repeated what all share. */
const MOST_PX = 6_500;

test('CAT-03 CAT-08 no page of the catalogue is endless on a phone', async ({ page }) => {
  for (const path of everything ? ALL : [MOST_WORDS, STRINGS]) {
    await openSettled(page, path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, path).toBeLessThanOrEqual(MOST_PX);
  }
});

/** Returns the texts of the page whose lines lie over those of another, or over a picture. */
const overlaps = (page: Page) =>
  page
    .getByRole('main')
    .locator('h1, h2, dt, dd, p, a, img')
    .evaluateAll((all) => {
      const parts = all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const boxes = element.localName === 'img' ? element.getClientRects() : range.getClientRects();
        return { element, boxes: [...boxes] };
      });
      const meets = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        // Lines may be set tight.
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8;
      return parts.flatMap((one, place) =>
        parts
          .slice(place + 1)
          .filter(
            (other) =>
              !one.element.contains(other.element) &&
              one.boxes.some((box) => other.boxes.some((otherBox) => meets(box, otherBox))),
          )
          .map((other) => `${one.element.textContent} / ${other.element.textContent}`),
      );
    });

for (const width of some(1, [390, 320, 768, 1440])) {
  test(`CAT-07 CAT-10 nothing overlaps at ${width}, on a page with a list and on one for a single competition`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [SINGLE, STRINGS, MOST_WORDS]) {
      await openSettled(page, path);
      expect.soft(await overlaps(page), path).toEqual([]);
    }
  });
}

test('CAT-08 what all competitions share is said once', async ({ page }) => {
  await page.goto(STRINGS);
  const labels = (name: string) => page.getByRole('main').getByRole('term').filter({ hasText: name });
  for (const name of ['Age categories', 'Rounds', 'Judging criteria'])
    await expect(labels(name)).toHaveCount(1);
  await expect(labels('Repertoire')).toHaveCount(6);
});

test('CAT-07 a visitor with a keyboard jumps to a competition and on to its registration', async ({
  page,
}) => {
  await openSettled(page, STRINGS);
  const list = page.getByRole('navigation', { name: '6 competitions' });
  await expect(list.getByRole('link')).toHaveText([
    'Sitar',
    'Violin',
    'Guitar',
    'Lyre and Kithara',
    'Kora',
    'Guzheng',
  ]);
  await tabTo(page, list.getByRole('link', { name: 'Lyre and Kithara' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${STRINGS}#lyre-and-kithara`);
  const heading = page.getByRole('heading', { level: 2, name: 'Lyre and Kithara' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const place = await heading.boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await page.keyboard.press('Tab');
  const row = page.getByRole('listitem').filter({ has: heading });
  await expect(row.getByRole('link', { name: 'Click to Register' })).toBeFocused();
});

test('CAT-07 the address of a competition opens its page there', fullRun, async ({ page }) => {
  await openSettled(page, `${STRINGS}#guzheng`);
  await expect(page.getByRole('heading', { level: 2, name: 'Guzheng' })).toBeInViewport();
});

/**
 * Returns the entries with a separator at the beginning or the end of their line. Separators stand before an entry, and
 * the list cuts off those at the beginning of a line.
 */
const dangling = (page: Page) =>
  page
    .getByRole('main')
    .locator('dd')
    .evaluateAll((lists) =>
      lists.flatMap((list) => {
        const edge = list.getBoundingClientRect().left;
        const items = [...list.querySelectorAll('li')];
        // Entries below one another have marks of their own.
        if (getComputedStyle(items[0]?.parentElement ?? list).display !== 'flex') return [];
        return items
          .filter((item, place) => {
            const { left, top } = item.getBoundingClientRect();
            const begins = items[place - 1]?.getBoundingClientRect().top !== top;
            const isCut = left < edge && getComputedStyle(list).overflowX === 'clip';
            const ends = getComputedStyle(item, '::after').content !== 'none';
            return (begins && !isCut) || ends || /[·,|]\s*$/.test(item.textContent ?? '');
          })
          .map((item) => item.textContent);
      }),
    );

for (const width of some(2, [320, 390, 1440])) {
  test(`CAT-08 no line of a list begins or ends with a separator at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of some(3, [MOST_WORDS, STRINGS, ...ALL])) {
      await page.goto(path);
      expect.soft(await dangling(page), path).toEqual([]);
    }
  });
}
