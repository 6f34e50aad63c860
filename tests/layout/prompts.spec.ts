import { beginToUse } from '../support/begin-to-use.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { shiftsOf, watchShifts } from '../support/layout-shifts.ts';
import { everything, fullRun } from '../support/scope.ts';
import { openSettled } from '../support/settled.ts';

test.use({ ...withoutWorker, showsPopups: true });

/** Less than anyone sees, from the load of the page until the prompt stands. */
const MOST_SHIFT = 0.02;

const SIZES = [
  [390, 844],
  [1440, 900],
] as const;

for (const [width, height] of everything ? SIZES : SIZES.slice(0, 1)) {
  test(`Q-81 the cookie bar moves nothing at ${width} by ${height} when it comes`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await openSettled(page, '/medals');
    await beginToUse(page);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const { sum, shifts } = await shiftsOf(page);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT);
  });

  test(
    `Q-81 a popup moves nothing at ${width} by ${height} when it comes`,
    fullRun,
    async ({ page, context }) => {
      await page.setViewportSize({ width, height });
      const popup = {
        ispopupvisible: 1,
        ispopupvisibleonetime: 0,
        headingtext: 'The office moves',
        imgurl: '<img src="/media/gallery/g1.svg" alt="The new quay">',
        headingtextdescription: '<p>From next month.</p>',
        buttontext: 'Read the notice',
        buttonurl: '',
      };
      await context.route('**/api/VIPopUp', (route) => route.fulfill({ json: { data: [popup] } }));
      await watchShifts(page);
      await openSettled(page, '/about-us');
      await beginToUse(page);
      const dialog = page.getByRole('dialog', { name: 'The office moves' });
      await expect(dialog.getByAltText('The new quay')).toBeVisible();
      const { sum, shifts } = await shiftsOf(page);
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT);
    },
  );
}
