import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import {
  finishButton,
  openKiosk,
  question,
  readableEverywhere,
  touchButton,
  untilKiosk,
} from '../../support/kiosk.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { stopClock } from '../../support/stop-clock.ts';

test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 }, showsPopups: true });

const PLANTED = ['Ariadne Planted', 'ariadne@planted.example', '9000055555', 'Secret words of the last one'];
const SECOND = 1_000;

async function fillContact(page: Page) {
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill(PLANTED[0] ?? '');
  await main.getByLabel('Email').fill(PLANTED[1] ?? '');
  await main.getByLabel('Phone').fill(PLANTED[2] ?? '');
  await main.getByRole('textbox', { name: 'Message' }).fill(PLANTED[3] ?? '');
}

/** What a visitor of a kiosk can leave: in forms, in both storages, in the database, in the address. */
async function leaveTraces(page: Page) {
  await page.goto('/event/pythian-national-games?day=2026-planted#schedule');
  await untilKiosk(page);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Language' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Ελληνικά' }).tap();
  await page.goto('/contact');
  await untilKiosk(page);
  await page.evaluate(() => {
    localStorage.setItem('cookieConsent', 'given');
    sessionStorage.setItem('popupClose', '1');
    sessionStorage.setItem('planted', 'planted-session');
  });
  await page.evaluate(() => scrollTo(0, 300));
  await fillContactInAnyLanguage(page);
}

async function fillContactInAnyLanguage(page: Page) {
  for (const [place, field] of ['name', 'email', 'phone', 'message'].entries())
    await page.locator(`#contact-${field}`).fill(PLANTED[place] ?? '');
}

async function expectNothingLeft(page: Page) {
  await expect(touchButton(page)).toBeVisible();
  const found = await readableEverywhere(page);
  const traces = [
    ...PLANTED,
    'planted',
    'cookieConsent',
    'popupClose',
    'scroll-positions',
    '"language"',
    'sessionId',
  ];
  const left = traces.filter((trace) => found.includes(trace));
  console.log(`kiosk wipe: ${traces.length} planted values looked for, ${left.length} found`);
  expect(left).toEqual([]);
  expect(found, 'saved items').toMatch(/^saved: \[\]$/m);
  expect(found, 'drafts').toMatch(/^drafts: \[\]$/m);
  expect(await page.evaluate(() => [document.documentElement.lang, scrollY])).toEqual(['en', 0]);
}

test(
  'KIOSK-04 K1 a visitor who leaves a form unfinished is asked for twenty seconds, then all their data is gone',
  fullRun,
  async ({ page }) => {
    await page.clock.install();
    await openKiosk(page);
    await leaveTraces(page);
    await stopClock(page);
    // The visitor's last action: the minute counts from here.
    await page.locator('#contact-message').tap();
    await page.clock.runFor(59 * SECOND);
    await expect(question(page)).toHaveCount(0);
    await page.clock.runFor(2 * SECOND);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog').getByRole('button')).toHaveCount(1);
    await expect(page.getByRole('dialog').getByRole('button')).toBeFocused();
    // One press, and the visit continues as it was.
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(page.locator('#contact-message')).toHaveValue(PLANTED[3] ?? '');
    await page.clock.runFor(61 * SECOND);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.clock.runFor(18 * SECOND);
    await expect(page.getByRole('dialog'), 'asked for at least twenty seconds').toHaveCount(1);
    await page.clock.runFor(4 * SECOND);
    await page.waitForURL('/kiosk');
    await page.clock.resume();
    await expectNothingLeft(page);
    await page.goto('/contact');
    await untilKiosk(page);
    for (const field of ['name', 'email', 'phone', 'message'])
      await expect(page.locator(`#contact-${field}`)).toHaveValue('');
  },
);

test('KIOSK-04 Finish does the same at once', fullRun, async ({ page }) => {
  await openKiosk(page);
  await leaveTraces(page);
  await page.getByRole('button', { name: 'Τέλος' }).tap();
  await page.waitForURL('/kiosk');
  await expectNothingLeft(page);
});

test('KIOSK-04 O19 a message written without a network leaves nothing readable, and is sent once', async ({
  page,
  context,
  site,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|net::ERR|The .* could not/);
  await openKiosk(page);
  await waitForWorker(page);
  await page.goto('/contact');
  await untilKiosk(page);
  await expect(
    page.getByText('your message stays on this tablet, encrypted, for 24 hours at most'),
  ).toBeVisible();
  await context.setOffline(true);
  await fillContact(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('One message from this tablet is waiting to send.')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'It’s saved here and will be sent automatically' }),
  ).toBeVisible();
  await expect(page.locator('#contact-message')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Open the outbox' })).toHaveCount(0);
  const waiting = await readableEverywhere(page);
  expect(
    PLANTED.filter((value) => waiting.includes(value)),
    'readable while it waits',
  ).toEqual([]);
  expect(waiting, 'it is there, sealed').toMatch(/^outbox: \[\{.*"sealed"/m);
  const isExportable = await page.evaluate(async () => {
    const opening = indexedDB.open((await indexedDB.databases())[0]?.name ?? '');
    const database = await new Promise<IDBDatabase>((done) => {
      opening.onsuccess = () => done(opening.result);
    });
    const reading = database.transaction('device').objectStore('device').get('sealing-key');
    const row = await new Promise<{ value: CryptoKey }>((done) => {
      reading.onsuccess = () => done(reading.result);
    });
    database.close();
    return row.value.extractable;
  });
  expect(isExportable, 'the key can be exported').toBe(false);

  await finishButton(page).tap();
  await expect(touchButton(page)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await site.received()).length, { timeout: 30_000 }).toBe(1);
  const [stored] = await site.received();
  expect(JSON.stringify(stored)).toContain(PLANTED[3]);
  const after = await readableEverywhere(page);
  expect(PLANTED.filter((value) => after.includes(value))).toEqual([]);
  await letTimePass(page, 3_000, 'a second delivery, which must not come');
  expect(await site.received()).toHaveLength(1);
});

test(
  'KIOSK-03 KIOSK-04 a visit cut off by a power failure is over, at whatever address the browser restarts',
  fullRun,
  async ({ page, context }) => {
    await openKiosk(page);
    await page.goto('/event/pythian-national-games');
    await untilKiosk(page);
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Save / }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(() => readableEverywhere(page), 'the star is stored').not.toMatch(/^saved: \[\]$/m);
    await page.close();
    // The power returns after ten minutes.
    await context.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('kiosk-visit', String(Date.now() - 600_000));
    });
    const again = await context.newPage();
    await again.goto('/saved');
    await untilKiosk(again);
    await expect(
      again
        .getByText('Nothing saved yet')
        .or(again.getByRole('main').getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible();
    expect(await readableEverywhere(again)).toMatch(/^saved: \[\]$/m);
  },
);
