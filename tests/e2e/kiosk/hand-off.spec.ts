import type { Page } from '@playwright/test';
import { expect, test, workerInFullRuns } from '../../support/fixtures.ts';
import { openKiosk, untilKiosk } from '../../support/kiosk.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { readCode } from '../../support/reading/read-code.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { untilStored } from '../offline/stored-answers.ts';

test.use({ ...workerInFullRuns, hasTouch: true, viewport: { width: 1080, height: 1920 }, ownSite: false });

/** It comes with the pack that is fetched automatically. */
const CONTACT = 'GET /api/ContactUs|pageurl=contact';

const dialog = (page: Page) => page.getByRole('dialog');

async function codeOf(page: Page, press: () => Promise<unknown>) {
  await press();
  const code = dialog(page).getByRole('img');
  await expect(code).toBeVisible();
  // The sheet slides in.
  await dialog(page).evaluate((sheet) =>
    Promise.all(sheet.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const [read] = await readCode(code);
  await dialog(page).getByRole('button', { name: 'Close' }).last().tap();
  await expect(dialog(page)).toHaveCount(0);
  return read;
}
const take = (page: Page) =>
  codeOf(page, () => page.getByRole('button', { name: 'Take this with you' }).tap());

test(
  'K2 a camera reads the page, the event and the schedule from codes that were made without a network',
  fullRun,
  async ({ page, context, site, allowConsole }) => {
    allowConsole(/Failed to load resource|net::ERR|no answer came/);
    await openKiosk(page);
    await waitForWorker(page);
    await page.goto('/event/pythian-national-games');
    await untilKiosk(page);
    await page.getByRole('button', { name: 'Save Pythian National Games', exact: true }).click();
    await untilStored(page, CONTACT);
    await context.setOffline(true);
    expect(await take(page)).toBe(`${site.url}/event/pythian-national-games`);
    await page.getByRole('link', { name: 'News' }).tap();
    await expect(page).toHaveURL('/news');
    expect(await take(page)).toBe(`${site.url}/news`);
    await page.goto('/saved');
    await untilKiosk(page);
    await expect(page.getByRole('main').getByText('Pythian National Games').first()).toBeVisible();
    expect(await take(page)).toBe(`${site.url}/saved#v1;e=pythian-national-games`);
    await page.goto('/contact');
    await untilKiosk(page);
    const mail = page.getByRole('main').locator('a[href^="mailto:"]').first();
    expect(await codeOf(page, () => mail.click())).toBe(await mail.getAttribute('href'));
  },
);

test('K2 links to enrolment carry the page and nothing about the visitor', async ({ page, site }) => {
  await openKiosk(page);
  await page.goto('/event/pythian-national-games');
  await untilKiosk(page);
  // The visit has been reported by then, and the answer would be on every link of an ordinary page.
  await expect
    .poll(async () => (await site.requests()).some(({ path }) => path.includes('trackingevent')))
    .toBe(true);
  await letTimePass(page, 500, 'the answer to the visit, which must not be on the links');
  const session = await page.evaluate(() => sessionStorage.getItem('sessionId') ?? 'none');
  const link = page.getByRole('main').locator('a[href*="enrolment-sample"]').first();
  const read = await codeOf(page, () => link.click());
  expect(read).toContain('/enrolment-sample/');
  expect(read).not.toContain('track');
  expect(read).not.toContain(session);
});

test('K2 the sign-up form hands over nothing that was typed', fullRun, async ({ page }) => {
  await openKiosk(page);
  await page.goto('/login');
  await untilKiosk(page);
  await page.getByRole('main').getByRole('textbox').first().fill('9000055555');
  await page.locator('input[type=password]').first().fill('Planted-secret-1');
  await page.getByRole('main').locator('form button[type=submit], form button').last().click();
  const way = page.getByRole('main').locator('a[href*="enrolment-sample"]').first();
  await expect(way).toBeVisible();
  const read = (await codeOf(page, () => way.click())) ?? '';
  expect(read).toContain('/enrolment-sample/');
  for (const typed of ['9000055555', 'Planted', 'secret']) expect(read).not.toContain(typed);
});
