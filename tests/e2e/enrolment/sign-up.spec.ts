import { expect, test } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import {
  CHOOSE,
  choose,
  expectNoTrace,
  fillSignUp,
  mainHeading,
  NAME,
  PASSWORD,
  signUpForm,
  watchWhatLeaves,
  way,
} from './enrolment-steps.ts';

const HAND_OFF = 'Now sign up on the enrolment site';

test('ROUTE-07 ROUTE-08 SIGNUP-02 SIGNUP-11 from the choice of a role to the enrolment site, and nothing is sent', async ({
  page,
  site,
}) => {
  const left = watchWhatLeaves(page);
  await openSettled(page, '/chooserole');
  await waitForWorker(page);
  await expect(page.getByRole('radio', { name: 'District Council' })).toBeChecked();
  await choose(page, 'Volunteer');
  await expect(signUpForm(page).getByRole('definition')).toHaveText('Volunteer');
  await fillSignUp(page);
  await signUpForm(page).getByRole('button', { name: 'Check my details' }).click();
  await expect(page.getByRole('heading', { level: 2, name: HAND_OFF })).toBeFocused();
  await expect(signUpForm(page)).toHaveCount(0);
  await expect(page).toHaveURL('/signup');
  await expectNoTrace(page, left(), [PASSWORD, NAME]);
  const tab = page.waitForEvent('popup');
  await way(page).click();
  await expect(await tab).toHaveURL('/enrolment-sample/signup');
  await expectNoTrace(page, left() + JSON.stringify(await site.requests()), [PASSWORD, NAME]);
});

test('SIGNUP-01 Next without touching anything means District Council', fullRun, async ({ page }) => {
  await openSettled(page, '/chooserole');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(signUpForm(page).getByRole('definition')).toHaveText('District Council');
});

test('ROUTE-08 a choice made before hydration counts afterwards', fullRun, async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto('/chooserole', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Other' }).check();
  await untilHydrated(page);
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(signUpForm(page).getByRole('definition')).toHaveText('Other');
});

test(
  'SIGNUP-03 Q-45 without a role the choice comes first, and Back leads out',
  fullRun,
  async ({ page }) => {
    await openSettled(page, '/event');
    const shown: string[] = [];
    await page.exposeFunction('noteForm', (name: string) => void shown.push(name));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('main form input[name=fname]')) Object(globalThis).noteForm('form');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/signup');
    await expect(page).toHaveURL('/chooserole');
    await expect(mainHeading(page, CHOOSE)).toBeVisible();
    expect(shown).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/event');
  },
);

test('SIGNUP-03 the form stays after a reload, empty', fullRun, async ({ page }) => {
  await openSettled(page, '/chooserole');
  await choose(page, 'Jury/Refree');
  await fillSignUp(page);
  await page.reload();
  await expect(signUpForm(page).getByRole('definition')).toHaveText('Jury/Refree');
  await expect(signUpForm(page).getByLabel('Password', { exact: true })).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/chooserole');
});

test(
  'SIGNUP-04 SIGNUP-06 SIGNUP-07 SIGNUP-08 errors are shown next to the fields and in a summary',
  fullRun,
  async ({ page }) => {
    await openSettled(page, '/chooserole');
    await choose(page, 'Volunteer');
    const send = signUpForm(page).getByRole('button', { name: 'Check my details' });
    await send.click();
    const summary = signUpForm(page).getByRole('region');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(9);
    await fillSignUp(page);
    await expect(summary).toHaveCount(0);
    await signUpForm(page).getByLabel('Pincode').fill('12a456');
    await signUpForm(page).getByLabel('Phone').fill('98765432101');
    await signUpForm(page).getByLabel('Confirm password').fill(`${PASSWORD}.`);
    await send.click();
    await expect(summary.getByRole('link')).toHaveCount(3);
    await summary.getByRole('link', { name: /pincode/ }).click();
    await expect(signUpForm(page).getByLabel('Pincode')).toBeFocused();
  },
);

test('KIOSK-04 the fields are empty for anyone who comes back', fullRun, async ({ page }) => {
  await openSettled(page, '/chooserole');
  await choose(page, 'Volunteer');
  await fillSignUp(page);
  await page.goto('about:blank');
  await page.goBack();
  await expect(signUpForm(page)).toBeVisible();
  for (const label of ['First name', 'Pincode', 'Password'])
    await expect(signUpForm(page).getByLabel(label, { exact: true })).toHaveValue('');
});
