import type { Page } from '@playwright/test';
import { expectNoMistakesInAnyColours } from '../../a11y/expect-no-mistakes.ts';
import { beginToUse } from '../../support/begin-to-use.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';
import { EVENT } from './sample-words.ts';

test.use({ ...withoutWorker, hasAgreed: true });

const DAY_MS = 24 * 60 * 60_000;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const offer = (page: Page) => page.getByText('Install Pythian Games on this device', { exact: false });
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The browser finds that the site can be installed; headless, it never does by itself. */
async function browserCanAsk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const asked = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => Object.assign(window, { isAsked: true }),
        userChoice: Promise.resolve({ outcome: 'dismissed' }),
      });
      dispatchEvent(asked);
      Object.assign(window, { isHeldBack: asked.defaultPrevented });
    });
  });
}
const noted = (page: Page, name: 'isAsked' | 'isHeldBack') =>
  page.evaluate((key) => (window as unknown as Record<string, boolean>)[key] === true, name);

/** Opens a page and uses it for longer than any prompt waits. */
async function use(page: Page, path: string): Promise<void> {
  await openSettled(page, path);
  await beginToUse(page);
}
const expectNoOffer = async (page: Page) => {
  await letTimePass(page, 2_600, 'the offer, which must not come');
  await expect(offer(page)).toHaveCount(0);
};
async function starTheEvent(page: Page): Promise<void> {
  const star = page.getByRole('button', { name: 'Save Pythian National Games', exact: true });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  // The offer asks what is stored, and the press is shown before it is.
  await page.waitForFunction(() => !Object.keys(localStorage).some((name) => name.includes('unstored')));
}

test('INSTALL-01 INSTALL-02 installing is offered after a star near an event, not before and not on the first page', async ({
  page,
}) => {
  await browserCanAsk(page);
  await use(page, '/medals');
  expect(await noted(page, 'isHeldBack')).toBe(true);
  await expectNoOffer(page);
  await use(page, '/history');
  await expectNoOffer(page);
  const other = await page.context().newPage();
  await browserCanAsk(other);
  await use(other, EVENT);
  await starTheEvent(other);
  await expectNoOffer(other);
  await use(other, '/saved');
  await expect(offer(other)).toBeVisible();
  expect(await noted(other, 'isAsked')).toBe(false);
  await answer(other, 'Install').click();
  await expect.poll(() => noted(other, 'isAsked')).toBe(true);
  await expect(offer(other)).toHaveCount(0);
});

test('INSTALL-02 installing is not offered while no event is near', fullRun, async ({ page }) => {
  await page.route('**/api/events', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/eventdetail', (route) => route.fulfill({ json: [] }));
  await browserCanAsk(page);
  await use(page, '/news/details');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await use(page, '/saved');
  await expectNoOffer(page);
});

test('INSTALL-03 a no holds for 90 days', async ({ page }) => {
  const today = Date.now();
  await page.clock.setFixedTime(today);
  await browserCanAsk(page);
  await use(page, EVENT);
  await starTheEvent(page);
  await use(page, '/saved');
  await answer(page, 'Not now').click();
  await expect(offer(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  for (const [day, isOffered] of [
    [89, false],
    [90, true],
  ] as const) {
    await page.clock.setFixedTime(today + day * DAY_MS);
    await use(page, '/medals');
    if (isOffered) await expect(offer(page)).toBeVisible();
    else await expectNoOffer(page);
  }
});

test('INSTALL-04 the page of this device has a button that asks the browser', fullRun, async ({ page }) => {
  await browserCanAsk(page);
  await openSettled(page, '/device');
  const section = page.getByRole('region', { name: 'Install the app' });
  await section.getByRole('button', { name: 'Install' }).click();
  await expect.poll(() => noted(page, 'isAsked')).toBe(true);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE, hasTouch: true, viewport: { width: 390, height: 844 } });

  const STEPS = ['Tap “Share” in your browser.', 'Choose “Add to Home Screen”.', 'Tap “Add”.'];

  test('INSTALL-04 the page of this device shows the steps', async ({ page }) => {
    await openSettled(page, '/device');
    const section = page.getByRole('region', { name: 'Install the app' });
    await expect(section.getByRole('listitem')).toHaveText(STEPS);
    await section.scrollIntoViewIfNeeded();
    await expectNoMistakesInAnyColours(page);
  });

  test('INSTALL-01 INSTALL-04 the offer shows the steps, and is over then', fullRun, async ({ page }) => {
    await use(page, EVENT);
    await starTheEvent(page);
    await use(page, '/saved');
    await expect(offer(page)).toBeVisible();
    await expectNoMistakesInAnyColours(page);
    await answer(page, 'Show me how').click();
    const dialog = page.getByRole('dialog', { name: 'Install the app' });
    await expect(dialog.getByRole('listitem')).toHaveText(STEPS);
    await page.keyboard.press('Escape');
    await expect(offer(page)).toHaveCount(0);
    await use(page, '/medals');
    await expectNoOffer(page);
  });
});

test('INSTALL-05 the shortcuts open what is on now and its schedule', async ({ page }) => {
  await page.goto('/event?open=now');
  await expect(page).toHaveURL(EVENT);
  await page.goto('/event?open=schedule');
  await expect(page).toHaveURL(`${EVENT}#schedule`);
});
