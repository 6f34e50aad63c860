import { expect, test } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilSettled } from '../../support/settled.ts';
import { expectNoTrace, logInForm, NAME, PASSWORD, watchWhatLeaves, way } from './enrolment-steps.ts';

test(
  'ROUTE-06 LOGIN-01 LOGIN-02 SIGNUP-11 log-in continues at the enrolment site, and nothing is sent',
  fullRun,
  async ({ page, site }) => {
    const left = watchWhatLeaves(page);
    await openSettled(page, '/login');
    await waitForWorker(page);
    await logInForm(page).getByLabel('Username').fill(NAME);
    await logInForm(page).getByRole('button', { name: 'Check my details' }).click();
    await expect(logInForm(page).getByRole('region')).toBeFocused();
    await expect(logInForm(page).locator('[aria-invalid]')).toHaveAttribute('name', 'password');
    await logInForm(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Now log in on the enrolment site' })).toBeFocused();
    await expect(page).toHaveURL('/login');
    const tab = page.waitForEvent('popup');
    await way(page).click();
    await expect(await tab).toHaveURL('/enrolment-sample/login');
    await expectNoTrace(page, left() + JSON.stringify(await site.requests()), [PASSWORD, NAME]);
  },
);

test('SIGNUP-11 Enter before hydration puts nothing into an address', fullRun, async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  const left = watchWhatLeaves(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await logInForm(page).getByLabel('Username').fill(NAME);
  await logInForm(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await untilSettled(page);
  await expect(page).toHaveURL('/login');
  await expectNoTrace(page, left(), [PASSWORD, NAME]);
});
