import type { Page } from '@playwright/test';
import { currentStop, type Stop } from '../support/current-stop.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { letTimePass } from '../support/nothing-happens.ts';
import { fullRun, some } from '../support/scope.ts';
import { openSettled, untilQuiet, untilStill } from '../support/settled.ts';
import { MOST_STOPS, tabTo } from '../support/tab-to.ts';

// The cookie bar appears after two seconds, so a walk might or might not find it.
test.use({ ...withoutWorker, reducedMotion: 'reduce', hasAgreed: true });

const EVENT = '/event/pythian-national-games';

/** Walks with Tab until the focus leaves the page. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await currentStop(page);
    if (stop === null) return stops;
    stops.push(stop);
    expect(stops.length, `the focus never leaves; now at ${stop.what}`).toBeLessThan(MOST_STOPS);
  }
}

/** Walks this many stops backwards from behind the last one. */
async function walkBack(page: Page, count: number): Promise<(Stop | null)[]> {
  const stops: (Stop | null)[] = [];
  for (let step = 0; step < count; step++) {
    await page.keyboard.press('Shift+Tab');
    stops.push(await currentStop(page));
  }
  return stops.reverse();
}

/** Scrolls past everything once, so that lazy content is loaded, and returns to the top. */
async function walkThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await letTimePass(page, 50, 'the pace of somebody who looks for a place: parts hydrate on the way');
  }
  await untilQuiet(page);
  await page.evaluate(() => scrollTo(0, 0));
}

test('the first stop skips the header', async ({ page }) => {
  await openSettled(page, EVENT);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await untilStill(page);
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect((await currentStop(page))?.isIn).toBe('main');
});

for (const [device, viewport, paths] of some(1, [
  ['a desktop', { width: 1440, height: 900 }, ['/contact', '/', EVENT, '/event']],
  ['a phone', { width: 375, height: 667 }, [EVENT, '/', '/event', '/contact']],
] as const)) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const path of some(1, paths)) {
      test(`LAYOUT-28 every stop of ${path} is marked and visible, there and back`, async ({ page }) => {
        await openSettled(page, path);
        await walkThrough(page);
        const there = await walk(page);
        expect(there.filter(({ isMarked }) => !isMarked)).toEqual([]);
        expect(there.filter(({ isInSight }) => !isInSight)).toEqual([]);
        const order = there.map(({ isIn }) => isIn).filter((place, index, all) => place !== all[index - 1]);
        expect(order).toEqual(['elsewhere', 'header', 'main', 'footer']);
        // Going up, the header covers what scrolls under it.
        const below = there.filter(({ isIn }) => isIn === 'main' || isIn === 'footer');
        const back = await walkBack(page, below.length);
        expect(back.map((stop) => stop?.what)).toEqual(below.map(({ what }) => what));
        expect(back.filter((stop) => !stop?.isInSight)).toEqual([]);
      });
    }
  });
}

test.describe('the menu', () => {
  test(
    'LAYOUT-05 LAYOUT-17 a drop-down opens, is walked through and closes by keyboard',
    fullRun,
    async ({ page }) => {
      await openSettled(page, '/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      const events = menu.getByRole('button', { name: 'Events', exact: true });
      const first = menu.getByRole('link', { name: 'All events' });
      const opener = menu.getByRole('button', { name: 'All events' });
      const nested = menu.getByRole('link', { name: 'Pythian National Games' });
      await tabTo(page, events);
      await expect(events).toHaveAttribute('aria-expanded', 'false');
      await expect(first).toBeHidden();

      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect(events).toHaveAttribute('aria-expanded', 'true');
        await page.keyboard.press('Tab');
        await expect(first).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(opener).toBeFocused();
        await expect(nested).toBeHidden();
        await page.keyboard.press(key);
        await page.keyboard.press('ArrowDown');
        await expect(nested).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(events).toBeFocused();
        await expect(events).toHaveAttribute('aria-expanded', 'false');
        await expect(first).toBeHidden();
      }

      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/event');
      await expect(first).toBeHidden();
    },
  );

  test('LAYOUT-09 LAYOUT-17 the drawer traps the focus and returns it', fullRun, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openSettled(page, '/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 25; stop++) {
        await page.keyboard.press(key);
        expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test(
  'EVENT-08 the days of the schedule are chosen with arrow keys, in reading direction',
  fullRun,
  async ({ page }) => {
    await openSettled(page, EVENT);
    const days = page.getByRole('tablist', { name: 'Day' }).getByRole('tab');
    const last = (await days.count()) - 1;
    expect(last).toBeGreaterThan(1);
    await tabTo(page, page.getByRole('tablist', { name: 'Day' }).locator('[aria-selected=true]'));
    const expectChosen = async (index: number) => {
      await expect(days.nth(index)).toBeFocused();
      await expect(days.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tablist', { name: 'Day' }).locator('[aria-selected=true]')).toHaveCount(1);
      const panelId = await days.nth(index).getAttribute('aria-controls');
      await expect(page.locator(`[id="${panelId}"]`)).toBeVisible();
    };
    await page.keyboard.press('Home');
    await expectChosen(0);
    await page.keyboard.press('ArrowRight');
    await expectChosen(1);
    await page.keyboard.press('ArrowLeft');
    await expectChosen(0);
    await page.keyboard.press('ArrowLeft');
    await expectChosen(last);
    await page.keyboard.press('End');
    await expectChosen(last);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.keyboard.press('ArrowRight');
    await expectChosen(last - 1);
    await page.keyboard.press('Tab');
    await expect(days.nth(last - 1)).not.toBeFocused();
  },
);

test.describe('the contact form', () => {
  test.use({ ownSite: true });

  test(
    'CONTACT-03 CONTACT-06 is rejected, corrected and sent without a mouse',
    fullRun,
    async ({ page, site }) => {
      await openSettled(page, '/contact');
      const form = page.getByRole('main').locator('form');
      const send = form.getByRole('button', { name: /send/i });
      await tabTo(page, send);
      await page.keyboard.press('Enter');
      const summary = page.getByRole('region', { name: 'Please check these fields' });
      await expect(summary).toBeFocused();
      const invalid = form.locator('[aria-invalid=true]');
      await expect(invalid).toHaveCount(4);
      for (const place of await invalid.all()) await expect(place).toHaveAccessibleDescription(/\w/);

      await page.keyboard.press('Tab');
      await expect(summary.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(form.getByRole('textbox', { name: 'Full name' })).toBeFocused();
      for (const entry of ['Ione Doe', 'ione@example.org', '+91 00000 00102', 'By keyboard alone.']) {
        await page.keyboard.type(entry);
        await page.keyboard.press('Tab');
      }
      await expect(send).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Message sent' })).toBeVisible();
      expect((await site.received()).map(({ payload }) => payload)).toMatchObject([
        { firstName: 'Ione Doe', message: 'By keyboard alone.' },
      ]);
    },
  );
});

test('a page change moves the focus to its heading and is announced', async ({ page }) => {
  await openSettled(page, '/event');
  const spoken = page.locator('[aria-live=polite]');
  await expect(spoken).toHaveText('');
  const toNews = page.getByRole('contentinfo').getByRole('link', { name: 'News', exact: true });
  await toNews.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Founder Desk' })).toBeFocused();
  await expect(spoken).toHaveText(await page.title());
  expect(await page.title()).toContain('News');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect((await currentStop(page))?.isIn).toBe('main');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeFocused();
  await expect(spoken).toHaveText(await page.title());
});
