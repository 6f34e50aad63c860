import type { Locator, Page } from '@playwright/test';
import { stubPlayers } from '../e2e/home/sample-player.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { fullRun } from '../support/scope.ts';
import { waitForWorker } from '../support/service-worker-control.ts';
import { openSettled, untilHydrated } from '../support/settled.ts';
import { tabTo } from '../support/tab-to.ts';

/*
 * Each journey of the site from its first page to its end by keyboard alone (WCAG 2.2, 2.1.1). No test here clicks. The
 * menu, the days of the schedule and the contact form are tested in keyboard.spec.ts.
 */
test.use({ reducedMotion: 'reduce', hasAgreed: true });

const EVENT = '/event/pythian-national-games';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Moves to the element with Tab, and presses the key. */
async function press(page: Page, wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

test.describe('by keyboard alone', () => {
  test.use(withoutWorker);

  test(
    'EVENTS-01 EVENT-08 a visitor finds an event, stars an entry and removes it from the list',
    fullRun,
    async ({ page }) => {
      await openSettled(page, '/event');
      await press(page, main(page).getByRole('link', { name: 'Read More' }).first());
      await expect(page).toHaveURL(EVENT);
      await untilHydrated(page);
      // A running day is read by time.
      const order = main(page).getByRole('radio', { name: 'By time' });
      await expect(order).toBeChecked();
      await tabTo(page, order);
      await page.keyboard.press('ArrowLeft');
      await expect(main(page).getByRole('radio', { name: 'By game' })).toBeChecked();
      await expect(page).toHaveURL(/order=game/);
      // The first entries of a day may be over, and are then collapsed in the list.
      const star = main(page)
        .getByRole('tabpanel')
        .getByRole('button', { name: /^Save / })
        .last();
      await press(page, star, 'Space');
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await press(page, page.getByRole('banner').getByRole('link', { name: /^Saved/ }));
      await expect(page).toHaveURL('/saved');
      const entries = page.getByRole('region', { name: 'Your list' }).getByRole('listitem');
      await expect(entries).toHaveCount(1);
      await press(page, entries.getByRole('button', { name: /^Remove .* from the list$/ }));
      await expect(entries).toHaveCount(0);
    },
  );

  test('a visitor searches for a word and opens a result', fullRun, async ({ page }) => {
    await openSettled(page, '/');
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Search' }));
    await expect(page).toHaveURL('/search#search-field');
    await expect(page.getByRole('searchbox', { name: 'What are you looking for?' })).toBeFocused();
    await page.keyboard.type('kithara');
    const found = main(page).getByRole('link', { name: 'Lyre and Kithara' });
    await expect(found).toBeVisible();
    await press(page, found);
    await expect(page).not.toHaveURL(/search/);
    await expect(heading(page)).toBeFocused();
  });

  test('NEWS-01 MEDALS-01 a visitor reads the news and looks up who won', fullRun, async ({ page }) => {
    await openSettled(page, '/news');
    await press(page, main(page).getByRole('link').first());
    await expect(page).toHaveURL(/\/news\/details/);
    await expect(heading(page)).toBeFocused();
    await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'Medals' }));
    await expect(page).toHaveURL('/medals');
    await untilHydrated(page);
    const game = main(page).getByRole('button', { name: 'Folk dance' });
    await press(page, game, 'Space');
    await expect(game).toHaveAttribute('aria-expanded', 'true');
    await expect(main(page).getByText('Syrtos Circle of Naupaktos')).toBeVisible();
  });

  test('HOME-12 a visitor goes from the categories to a game and back', fullRun, async ({ page }) => {
    await openSettled(page, '/');
    await press(page, main(page).locator('a[href^="/event-categories/"]').first());
    await expect(page).toHaveURL(/\/event-categories\//);
    await expect(heading(page)).toBeFocused();
    const art = page.url();
    await press(
      page,
      main(page)
        .locator('a[href*="/event-categories/"], a[href^="/competitions"], a[href*="competition"]')
        .last(),
    );
    await expect(page).not.toHaveURL(art);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(art);
    await expect(heading(page)).toBeFocused();
  });

  test(
    'VIDEO-05 VIDEO-06 MAP-03 a visitor watches a film, closes it, and opens a nation',
    fullRun,
    async ({ page, context }) => {
      await stubPlayers(context);
      await openSettled(page, '/');
      const films = page.getByRole('region', { name: 'Video gallery' });
      const film = films.locator('li button').first();
      await press(page, film);
      const player = page.getByRole('dialog');
      await expect(player).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(player).toHaveCount(0);
      await expect(film).toBeFocused();
      const nations = page.getByRole('region', { name: 'Twenty-one nations' });
      await press(page, nations.getByRole('button', { name: 'Greece' }).first());
      await expect(nations.locator('.leaflet-popup')).toBeVisible();
    },
  );

  test('I18N-01 a visitor chooses a language', fullRun, async ({ page }) => {
    await openSettled(page, '/medals');
    const list = page.getByRole('banner').getByRole('combobox');
    await tabTo(page, list);
    for (const language of ['am', 'ar']) {
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(list).toBeFocused();
    }
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('a visitor copies an account to donate to', fullRun, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write', 'clipboard-read']);
    await openSettled(page, '/donation');
    await press(page, main(page).getByRole('button', { name: /^Copy/ }).first());
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  });

  test('a visitor chooses a role, and logs in', fullRun, async ({ page }) => {
    await openSettled(page, '/signup');
    const council = main(page).getByRole('radio').first();
    await tabTo(page, council);
    await page.keyboard.press('ArrowDown');
    await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(1);
    await openSettled(page, '/login');
    await tabTo(page, main(page).getByRole('textbox').first());
  });
});

test.describe('by keyboard alone, with stored data', () => {
  test.use({ ownSite: true });

  test('OFFLINE-05 a visitor makes an event available offline and removes it', fullRun, async ({ page }) => {
    await openSettled(page, EVENT);
    await waitForWorker(page);
    await press(page, main(page).getByRole('button', { name: 'Download this event' }));
    await expect(main(page).getByText(/^Downloaded: \d+ items/)).toBeVisible({ timeout: 60_000 });
    await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'This device' }));
    await expect(page).toHaveURL('/device');
    await untilHydrated(page);
    const kept = page.getByRole('region', { name: 'Downloads' });
    await press(page, kept.getByRole('button', { name: 'Remove' }));
    await expect(kept.getByText('No downloads yet.')).toBeVisible();
  });

  test(
    'CONTACT-07 OFFLINE-12 a waiting message is read again, and deleted',
    fullRun,
    async ({ page, site, allowConsole }) => {
      allowConsole(/ERR_|Failed to load|no answer/);
      await openSettled(page, '/contact');
      await waitForWorker(page);
      await site.close();
      const form = page.getByRole('form', { name: 'Send a message' });
      await tabTo(page, form.getByRole('textbox', { name: 'Full name' }));
      for (const entry of ['Ione Doe', 'ione@example.org', '+91 00000 00102', 'Waits for a network.']) {
        await page.keyboard.type(entry);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await press(page, page.getByRole('link', { name: /in the outbox$/ }));
      await expect(page).toHaveURL('/outbox');
      await press(page, main(page).getByRole('button', { name: /^Delete/ }));
      await press(page, main(page).getByRole('button', { name: /^Delete it/ }));
      await expect(main(page).getByText('Waits for a network.')).toHaveCount(0);
    },
  );
});
