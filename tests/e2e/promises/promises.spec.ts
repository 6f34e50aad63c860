import { expectNoMistakesInAnyColours } from '../../a11y/expect-no-mistakes.ts';
import { watchForHarm } from '../../safe/harm.ts';
import { expect, test } from '../../support/fixtures.ts';
import { finishButton, openKiosk, readableEverywhere, touchButton, untilKiosk } from '../../support/kiosk.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { EVENT, KEY, NO_ANSWER } from '../offline/sample-words.ts';
import { untilStored } from '../offline/stored-answers.ts';
import { expectStoredOnce, NO_NETWORK, openContact, sendUnanswered, toast } from '../writes/contact-steps.ts';

/*
 * What must never break, each in its shortest form, so that `npm test` proves it in a real browser every time. Other
 * files test the same things in full.
 */

test('OFFLINE-01 OFFLINE-02 the schedule of an event can be read without a network after one visit', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(NO_ANSWER);
  await page.goto(EVENT);
  await waitForWorker(page);
  await untilStored(page, KEY.event, KEY.schedule);
  await site.kill();
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pythian National Games' })).toBeVisible();
  const schedule = page.getByRole('region', { name: 'Schedule' });
  await schedule.scrollIntoViewIfNeeded();
  await expect(schedule.getByRole('tab', { selected: true })).toBeVisible();
});

test('OFFLINE-10 OFFLINE-12 a message written without a network is delivered once', async ({
  context,
  site,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  const page = await openContact(context);
  await context.setOffline(true);
  await sendUnanswered(page, 'Written without a network');
  await context.setOffline(false);
  await expect(toast(page, 'Message sent')).toBeVisible();
  await page.reload();
  await untilHydrated(page);
  await expectStoredOnce(site, 'Written without a network');
});

test.describe('on a kiosk', () => {
  test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });

  test('KIOSK-04 nothing that was typed is left for the next visitor', async ({ page }) => {
    await openKiosk(page);
    await page.goto('/contact');
    await untilKiosk(page);
    await page.locator('#contact-name').fill('Ariadne Planted');
    await page.locator('#contact-message').fill('Planted words');
    await finishButton(page).tap();
    await expect(touchButton(page)).toBeVisible();
    expect(await readableEverywhere(page)).not.toContain('Planted');
    await page.goto('/contact');
    await untilKiosk(page);
    await expect(page.locator('#contact-name')).toHaveValue('');
  });
});

test('an event has no accessibility violations, and nothing on it violates its content policy', async ({
  page,
  context,
  site,
}) => {
  const harm = await watchForHarm(context, site.url);
  await openSettled(page, EVENT);
  await expectNoMistakesInAnyColours(page);
  expect(harm.stopped).toEqual([]);
  expect(harm.asked, 'requests to other hosts without consent').toEqual([]);
});
