import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts';
import { findViolations } from '../../support/axe.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { openKiosk, readableEverywhere, untilKiosk } from '../../support/kiosk.ts';
import { openInLanguage } from '../../support/open-in-language.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { storedText } from '../../support/stored-text.ts';
import {
  confirmation,
  expectStoredOnce,
  fields,
  fill,
  form,
  NO_NETWORK,
  NOTHING,
  openContact,
  sayOnline,
  send,
  sendButton,
  standing,
  toast,
  typed,
  writeAnother,
} from './contact-steps.ts';

const heading = (name: string) => ({ level: 2, name }) as const;
const SENT = heading('We have it');
const KEPT = heading('It’s saved here and will be sent automatically');

test('CONTACT-06 CONTACT-08 a delivered message is confirmed with what was written, until another one is started', async ({
  page,
}) => {
  await openSettled(page, '/contact');
  await send(page, typed('A line\nand another'));
  await expect(page.getByRole('heading', SENT)).toBeFocused();
  await expect(form(page)).toHaveCount(0);
  for (const written of ['Meera Example', 'meera@mail.example', '+91 98765-43210 x', 'A line\nand another'])
    await expect(confirmation(page).getByText(written)).toBeVisible();
  await expect(toast(page, 'Message sent')).toBeVisible();
  expect(await findViolations(page, 'main')).toEqual([]);
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain('Meera');
  expect(await storedText(page)).not.toContain('meera@mail.example');
  await writeAnother(page);
  await expect(confirmation(page)).toHaveCount(0);
  await send(page, typed('The second'));
  await expect(page.getByRole('heading', SENT)).toBeFocused();
  await page.reload();
  await untilHydrated(page);
  await expect(confirmation(page)).toHaveCount(0);
  expect(await standing(page)).toEqual(NOTHING);
});

test('OFFLINE-10 OFFLINE-15 a message stored offline says where it is, and becomes a delivered one automatically', async ({
  context,
  site,
  allowConsole,
}) => {
  allowConsole(NO_NETWORK);
  const page = await openContact(context);
  await site.kill();
  await send(page, typed('Kept for now'));
  await expect(page.getByRole('heading', KEPT)).toBeFocused();
  await expect(page.getByRole('heading', { name: /waiting to send/ }), 'said once').toHaveCount(0);
  const toOutbox = confirmation(page).getByRole('link', { name: 'Open the outbox' });
  await expect(toOutbox).toHaveAttribute('href', '/outbox');
  await site.start();
  await sayOnline(page);
  await expect(page.getByRole('heading', SENT)).toBeFocused();
  await expect(confirmation(page).getByRole('status')).toHaveText('Your message has reached us.');
  await expect(confirmation(page).getByText('Kept for now')).toBeVisible();
  await expect(toOutbox).toHaveCount(0);
  await expect(toast(page, 'Message sent')).toBeVisible();
  await expectStoredOnce(site, 'Kept for now');
  expect(await storedText(page)).not.toContain('meera@mail.example');
});

test(
  'OFFLINE-14 a kept message that is refused is no longer promised: it is listed, and the form is back',
  fullRun,
  async ({ context, site, allowConsole }) => {
    allowConsole(NO_NETWORK);
    const page = await openContact(context);
    await site.kill();
    await send(page, typed('Not to their liking'));
    await expect(page.getByRole('heading', KEPT)).toBeFocused();
    await site.start();
    await site.contact('statuszero');
    await sayOnline(page);
    await expect(page.getByRole('heading', { name: '1 message needs your attention' })).toBeVisible();
    await expect(confirmation(page)).toHaveCount(0);
    expect(await standing(page)).toEqual(NOTHING);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(fields(page).message).toHaveValue('Not to their liking');
  },
);

test(
  'CONTACT-08 by keyboard alone: sent, read, and on to another message',
  fullRun,
  async ({ page, site }) => {
    await openSettled(page, '/contact');
    await fill(page);
    await sendButton(page).press('Enter');
    await expect(page.getByRole('heading', SENT)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(confirmation(page).getByRole('button', { name: 'Write another' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fields(page).name).toBeFocused();
    await page.keyboard.type('Second Writer');
    expect(await standing(page)).toEqual({ ...NOTHING, name: 'Second Writer' });
    expect(await site.received()).toHaveLength(1);
  },
);

test('KIOSK-04 the confirmation is over for anyone who comes back', fullRun, async ({ page }) => {
  await openSettled(page, '/contact');
  await send(page);
  await expect(page.getByRole('heading', SENT)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await page.goBack();
  await expect(form(page)).toBeVisible();
  await expect(page.getByText('meera@mail.example')).toHaveCount(0);
});

test.describe('on a kiosk', () => {
  test.use({ hasTouch: true, viewport: { width: 1080, height: 1920 } });

  test('KIOSK-04 a delivered message is confirmed without a word of it', fullRun, async ({ page, site }) => {
    await openKiosk(page);
    await page.goto('/contact');
    await untilKiosk(page);
    await send(page);
    await expect(page.getByRole('heading', SENT)).toBeFocused();
    const found = await readableEverywhere(page);
    for (const personal of ['Meera', 'meera@mail.example', '98765', 'kithara players'])
      expect(found).not.toContain(personal);
    await confirmation(page).getByRole('button', { name: 'Write another' }).tap();
    await expect(fields(page).name).toBeFocused();
    expect(await site.received()).toHaveLength(1);
  });
});

test.describe('on a phone', () => {
  test.use({ ...withoutWorker, viewport: { width: 390, height: 844 } });

  for (const language of some(1, ['en', ...LANGUAGE_CODES.filter((code) => code !== 'en')])) {
    test(`ROUTE-16 the first field is in the first screen, and the cards follow the form (${language})`, async ({
      page,
    }) => {
      await openInLanguage(page, language, '/contact');
      const name = page.locator('#contact-name');
      await expect(page.locator('label[for=contact-name]')).toBeInViewport({ ratio: 1 });
      await expect(name).toBeInViewport({ ratio: 1 });
      const foot = await page.locator('form').last().boundingBox();
      const card = await page.getByRole('main').getByRole('listitem').first().boundingBox();
      expect(card?.y).toBeGreaterThan((foot?.y ?? 0) + (foot?.height ?? 0));
    });
  }

  test('the label of the first field is not under the header after Write another', async ({ page }) => {
    await openSettled(page, '/contact');
    await send(page, typed(Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('\n')));
    await writeAnother(page);
    const label = await page.locator('label[for=contact-name]').boundingBox();
    const head = await page.getByRole('banner').boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  });
});
