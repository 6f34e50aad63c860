import { lengthen, speakLong } from '../support/content/long-texts.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { BESIDE_ROUTES, NO_SUCH_PAGE, ROUTES } from '../support/routes.ts';
import { fullRun, some } from '../support/scope.ts';
import { openSettled } from '../support/settled.ts';
import { findCut } from './find-cut.ts';
import { layOutAll, standAt } from './lay-out.ts';
import { overlaps } from './overlaps.ts';

// As in no-overflow.spec.ts.
test.use({ ...withoutWorker, contextOptions: { reducedMotion: 'reduce' } });

const WIDTHS_PX = [320, 390, 1440];
const paths = some(1, [...ROUTES.map(({ path }) => path), ...BESIDE_ROUTES, NO_SUCH_PAGE]);

test.beforeEach(({ page }) => speakLong(page));

for (const path of paths) {
  test(`C7 LAYOUT-29 I18N-01 no long word on ${path} is lost`, async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await openSettled(page, path);
    const long = page.getByRole('contentinfo').getByRole('link', { name: lengthen('Membership') });
    await expect(long).toHaveText('[Mémbérshîpshîp]');
    await layOutAll(page);
    for (const width of WIDTHS_PX) {
      const seen = await standAt(page, width);
      expect.soft(seen.beyond, `sideways at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(seen.bar, `every control of the header inside it at ${width} px`).toBe(true);
      expect
        .soft(seen.heading, `heading below the header at ${width} px`)
        .toBeGreaterThanOrEqual(seen.header);
      expect.soft(await overlaps(page), `overlaps at ${width} px`).toEqual([]);
      expect.soft(await findCut(page), `cut at ${width} px`).toEqual([]);
    }
  });
}

test(
  'C7 LAYOUT-09 CONTACT-03 the drawer and a form with errors have space for long words',
  fullRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openSettled(page, '/contact');
    await page
      .getByRole('main')
      .getByRole('button', { name: lengthen('Send message') })
      .click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    expect.soft(await findCut(page)).toEqual([]);
    await page.getByRole('button', { name: lengthen('Open menu') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await findCut(page)).toEqual([]);
  },
);
