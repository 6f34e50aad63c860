import { catalogue } from '#content/event-categories/catalogue.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fullRun, some } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { NO_ANSWER } from './sample-words.ts';

/** Screens whose text comes with the site, and some of that text far down the page. */
const WRITTEN = [
  ['/history', /Theodosius/],
  ['/modern-pythian-games', /Vision 2050/],
  ['/medals', 'Kithara and voice'],
  ['/app-delete-account-steps', /within 90 days/],
  ['/donation', /SAMPLE/],
  ['/founders-message', /5,000\+/],
  ['/vision-and-mission', 'Mission'],
  ['/about-us', /council/i],
  ['/aim-and-objectives', 'Our objectives'],
  ['/privacy-and-policy', /cookies/i],
  ['/app-privacy-policy', /app/i],
  ['/chooserole', 'Volunteer'],
  ['/login', 'Password'],
  ['/accessibility', /WCAG/],
  ['/credits', /SIL Open Font/],
  ['/search', 'The eight arts'],
  ['/saved', 'Nothing saved yet'],
  ['/print', 'No sessions starred yet'],
  ['/outbox', 'Nothing to send'],
  ['/device', 'Downloads'],
] as const;

test(
  'OFFLINE-08 PWA-05 HISTORY-09 CAT-17 after one visit to home every static page is complete without a server',
  fullRun,
  async ({ page, site, allowConsole }) => {
    allowConsole(NO_ANSWER);
    test.setTimeout(5 * 60_000);
    await page.goto('/');
    await waitForWorker(page);
    await site.stop();
    for (const [path, words] of some(5, WRITTEN)) {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(words).first(), path).toBeAttached();
    }
    const pages = catalogue.flatMap((category) =>
      category.pages.map((subPage) => ({
        category,
        subPage,
        path: `/event-categories/${category.key}/${subPage.key}`,
      })),
    );
    for (const { path, subPage } of some(3, pages)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(subPage.name);
      const count = Array.isArray(subPage.data) ? subPage.data.length : 1;
      await expect(page.getByRole('link', { name: 'Click to Register' }), path).toHaveCount(count);
      const picture = page.getByRole('main').locator('img[src^="/catalogue/"]').first();
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth), path)
        .toBeGreaterThan(0);
    }
  },
);
