import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled, untilStill } from '../../support/settled.ts';

test.use(withoutWorker);

const films = (name: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    videoheading: `${name} ${place + 1}`,
    thumbnailimage: '/media/gallery/g1.svg',
    videolink: 'https://youtu.be/sampleFilm6',
  }));

test(
  'VIDEO-03 shows 4, 2 or 1 films, and the arrows move them to both ends',
  fullRun,
  async ({ page, context }) => {
    await context.route('**/api/videos', (route) => route.fulfill({ json: { data: films('Film', 6) } }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSettled(page, '/');
    const gallery = page.getByRole('region', { name: 'Video gallery' });
    await gallery.scrollIntoViewIfNeeded();
    const cards = gallery.locator('li:not([inert])').getByRole('button');
    for (const [width, count] of [
      [1440, 4],
      [769, 4],
      [768, 2],
      [464, 2],
      [463, 1],
      [375, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      // Films out of view are not exposed as buttons.
      await expect(cards, `at ${width} px`).toHaveCount(count);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const next = gallery.getByRole('button', { name: 'Next' });
    await next.click();
    await next.click();
    await untilStill(page);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(cards.last()).toHaveAccessibleName('Play Film 6');
    await expect(gallery.getByRole('status')).toHaveText('Film 3, 3 of 6');
  },
);

test(
  'VIDEO-02 quick tab changes show the list of the last chosen tab',
  fullRun,
  async ({ page, context }) => {
    await context.route('**/api/videos', async (route) => {
      const type = route.request().headers().videotype ?? '';
      const isMemorable = type.startsWith('Memorable');
      if (isMemorable) await new Promise((late) => setTimeout(late, 1_000));
      await route.fulfill({ json: { data: films(isMemorable ? 'New' : 'Old', 2) } });
    });
    await openSettled(page, '/');
    const gallery = page.getByRole('region', { name: 'Video gallery' });
    await gallery.scrollIntoViewIfNeeded();
    await gallery.getByRole('tab', { name: 'Memorable Events' }).click();
    await gallery.getByRole('tab', { name: 'Our Historical' }).click();
    await letTimePass(page, 1_300, 'the slow answer of the tab chosen before comes, and must not be shown');
    await expect(gallery.getByRole('button', { name: 'Play Old 1' })).toBeVisible();
    await expect(gallery.getByRole('button', { name: 'Play New 1' })).toHaveCount(0);
    await gallery.getByRole('tab', { name: 'Memorable Events' }).click();
    await expect(gallery.getByRole('button', { name: 'Play New 1' })).toBeVisible();
  },
);
