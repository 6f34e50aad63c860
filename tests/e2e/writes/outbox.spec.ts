import { expect, test } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { dispatchSync, stopWorkers } from '../../support/service-worker-control.ts';
import { storedText } from '../../support/stored-text.ts';
import {
  expectStoredOnce,
  NO_NETWORK,
  openContact,
  postCount,
  receivedTexts,
  SAVED,
  sayOnline,
  send,
  sendUnanswered,
  toast,
  typed,
} from './contact-steps.ts';

const OUTBOX = 'outbox';
/** An address of the site without any of its pages, so that only the worker can deliver. */
const NO_PAGE = '/robots.txt';

test.beforeEach(({ allowConsole }) => allowConsole(NO_NETWORK));

test('OFFLINE-10 OFFLINE-11 OFFLINE-12 OFFLINE-15 a message written offline outlives the browser and is sent once', async ({
  site,
  launchProfile,
}) => {
  const first = await launchProfile();
  const page = await openContact(first);
  await site.kill();
  await sendUnanswered(page, 'Written without a network');
  await first.close();

  const second = await launchProfile();
  const reopened = await second.newPage();
  await reopened.goto('/contact');
  await expect(reopened.getByRole('heading', { name: '1 message waiting to send' })).toBeVisible();
  await expect(reopened.getByText('Written without a network')).toBeVisible();
  await second.close();

  await site.start();
  const third = await launchProfile();
  const visitor = await third.newPage();
  await visitor.goto('/event');
  await expect(toast(visitor, 'Message sent')).toBeVisible({ timeout: 15_000 });
  await expectStoredOnce(site, 'Written without a network');
  const left = await storedText(visitor);
  for (const personal of ['Meera', 'meera@mail.example', '919876543210', 'Written without']) {
    expect(left).not.toContain(personal);
  }
  await visitor.goto('/contact');
  await letTimePass(visitor, 1_500, 'a second word of the delivery, which must not come');
  await expect(toast(visitor, 'Message sent')).toHaveCount(0);
  await expectStoredOnce(site, 'Written without a network');
});

test(
  'OFFLINE-12 an answer that is lost after the server stored the message causes no second one',
  fullRun,
  async ({ context, site }) => {
    const page = await openContact(context);
    // Twice: Chromium itself repeats a request once when a keep-alive connection breaks.
    await site.contact('store-then-drop', 2);
    await send(page, typed('Stored, but nobody told me'));
    await expect(toast(page, 'Message sent')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(SAVED)).toHaveCount(0);
    await expectStoredOnce(site, 'Stored, but nobody told me');
    expect(await postCount(site)).toBeGreaterThan(1);
  },
);

test(
  'OFFLINE-12 three syncs at once, two tabs and their online events send one message once',
  fullRun,
  async ({ context, site }) => {
    const one = await openContact(context);
    const other = await openContact(context);
    await site.kill();
    await sendUnanswered(one, 'Everybody is awake');
    await site.start();
    const syncs = [one, other, one].map((page) => dispatchSync(page, OUTBOX));
    await Promise.all([...syncs, sayOnline(one, other)]);
    await expectStoredOnce(site, 'Everybody is awake');
    await letTimePass(one, 2_000, 'a second delivery, which must not come');
    expect(await postCount(site)).toBe(1);
    await expectStoredOnce(site, 'Everybody is awake');
  },
);

test(
  'OFFLINE-12 OFFLINE-15 a message delivered by the worker is announced by one page, once',
  fullRun,
  async ({ context, site }) => {
    const one = await openContact(context);
    const other = await openContact(context);
    await site.kill();
    await sendUnanswered(one, 'Delivered behind the scenes');
    await site.start();
    await dispatchSync(one, OUTBOX);
    await expectStoredOnce(site, 'Delivered behind the scenes');
    const shown = async () =>
      (await toast(one, 'Message sent').count()) + (await toast(other, 'Message sent').count());
    await expect.poll(shown).toBe(1);
    await letTimePass(one, 1_000, 'a second word of the delivery, which must not come');
    expect(await shown()).toBe(1);
    await expect(one.getByText(SAVED)).toHaveCount(0);
  },
);

test(
  'OFFLINE-12 a worker that is ended while sending loses nothing and repeats nothing',
  fullRun,
  async ({ context, site }) => {
    const page = await openContact(context);
    await site.kill();
    await sendUnanswered(page, 'Cut off in the middle');
    await page.goto(NO_PAGE).catch(() => undefined);
    await site.start();
    await page.goto(NO_PAGE);
    await site.contact('hang');
    await dispatchSync(page, OUTBOX);
    await expect.poll(() => postCount(site)).toBe(1);
    await stopWorkers(page);
    expect(await receivedTexts(site)).toEqual([]);
    await site.contact('ok');
    await dispatchSync(page, OUTBOX);
    await expectStoredOnce(site, 'Cut off in the middle');
  },
);

test(
  'OFFLINE-12 a worker that is ended after the server stored the message causes no second one',
  fullRun,
  async ({ context, site }) => {
    const page = await openContact(context);
    await site.kill();
    await sendUnanswered(page, 'Stored in the last moment');
    await site.start();
    await page.goto(NO_PAGE);
    await site.contact('store-then-drop', 2);
    await dispatchSync(page, OUTBOX);
    await expectStoredOnce(site, 'Stored in the last moment');
    await stopWorkers(page);
    await dispatchSync(page, OUTBOX);
    await page.goto('/contact');
    await expect(toast(page, 'Message sent')).toBeVisible({ timeout: 15_000 });
    await expectStoredOnce(site, 'Stored in the last moment');
    expect(await storedText(page)).not.toContain('meera@mail.example');
  },
);

test(
  'OFFLINE-11 OFFLINE-12 a tab that is closed while sending leaves the message to the next one',
  fullRun,
  async ({ context, site }) => {
    test.slow();
    const page = await openContact(context);
    await site.contact('hang');
    await send(page, typed('I was in a hurry'));
    await expect.poll(() => postCount(site)).toBe(1);
    await page.close();
    await site.contact('ok');
    const next = await context.newPage();
    await next.goto('/event');
    await expect(toast(next, 'Message sent')).toBeVisible({ timeout: 40_000 });
    await expectStoredOnce(site, 'I was in a hurry');
  },
);

test(
  'OFFLINE-12 a server that fails at first gets a waiting message later',
  fullRun,
  async ({ context, site }) => {
    const page = await openContact(context);
    await site.kill();
    await sendUnanswered(page, 'Patience');
    await site.start();
    await site.contact('500', 1);
    await sayOnline(page);
    await expect.poll(() => postCount(site)).toBeGreaterThan(0);
    await expect(toast(page, 'Message sent')).toBeVisible({ timeout: 20_000 });
    await expect(toast(page, 'Failed to send Message')).toHaveCount(0);
    await expectStoredOnce(site, 'Patience');
    expect(await postCount(site)).toBe(2);
  },
);

test(
  'OFFLINE-12 three messages from two tabs arrive in the order in which they were written',
  fullRun,
  async ({ context, site }) => {
    const one = await openContact(context);
    const other = await openContact(context);
    await site.kill();
    await sendUnanswered(one, 'first');
    await sendUnanswered(other, 'second');
    await sendUnanswered(one, 'third');
    await expect(other.getByRole('heading', { name: '3 messages waiting to send' })).toBeVisible();
    await site.start();
    await sayOnline(one, other);
    await expectStoredOnce(site, 'first', 'second', 'third');
    await letTimePass(one, 1_000, 'a further delivery, which must not come');
    expect(await postCount(site)).toBe(3);
    await expect(other.getByRole('heading', { name: /wait/ })).toHaveCount(0);
  },
);
