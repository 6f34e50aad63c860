import type { Page } from '@playwright/test';
import { findViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { storedText } from '../../support/stored-text.ts';
import { emptyDevice, fillDevice } from '../../support/trouble/full-device.ts';
import {
  expectStoredOnce,
  fields,
  NO_NETWORK,
  openContact,
  postCount,
  sayOnline,
  send,
  sendButton,
  sendUnanswered,
  standing,
  toast,
  typed,
  writeAnother,
} from './contact-steps.ts';

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /in the outbox$/ });
const row = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const press = (page: Page, text: string, name: string) =>
  row(page, text).getByRole('button', { name, exact: true }).click();

test.beforeEach(({ allowConsole }) => allowConsole(NO_NETWORK));

test(
  'OFFLINE-10 OFFLINE-14 OFFLINE-15 waiting messages are counted, listed offline, deleted, sent on request',
  fullRun,
  async ({ context, site }) => {
    const page = await openContact(context);
    await expect(badge(page)).toHaveCount(0);
    await site.kill();
    await sendUnanswered(page, 'A question about lyres');
    await sendUnanswered(page, 'To be deleted');
    await expect(badge(page)).toHaveAccessibleName('2 messages in the outbox');
    await badge(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();

    await page.goto('/outbox');
    await expect(page.getByText('2 messages waiting to send')).toBeVisible();
    await expect(
      row(page, 'A question about lyres').getByText(/There was no connection\. Next try at/),
    ).toBeVisible();
    await expect(page.getByText('A question about lyres', { exact: true })).toBeHidden();
    await row(page, 'A question about lyres').getByText('Show what I wrote').click();
    await expect(page.getByText('A question about lyres', { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

    await press(page, 'To be deleted', 'Delete');
    await press(page, 'To be deleted', 'Delete it');
    await expect(page.getByText('1 message waiting to send')).toBeVisible();
    expect(await storedText(page)).not.toContain('To be deleted');
    await press(page, 'A question about lyres', 'Send now');
    await expect(toast(page, 'Not sent yet. It’s still saved.')).toBeVisible();

    await site.start();
    await press(page, 'A question about lyres', 'Send now');
    await expect(toast(page, 'Message sent')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing to send' })).toBeVisible();
    const sent = page.getByRole('region', { name: 'Sent in the last 24 hours' }).getByRole('listitem');
    await expect(sent.getByText(/Sent .*\d/)).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    await expectStoredOnce(site, 'A question about lyres');
    expect(await storedText(page)).not.toContain('meera@mail.example');
  },
);

test(
  'OFFLINE-14 a message that is being changed is not sent, and never lost on the way',
  fullRun,
  async ({ context, site }) => {
    const page = await openContact(context);
    await site.kill();
    await sendUnanswered(page, 'As it was');
    await page.goto('/outbox');
    await press(page, 'As it was', 'Edit');
    await expect(fields(page).message).toHaveValue('As it was');
    await page.close();

    const next = await context.newPage();
    await next.goto('/outbox');
    await press(next, 'As it was', 'Edit');
    await expect(fields(next).message).toBeFocused();
    await site.start();
    await sayOnline(next);
    await letTimePass(next, 1_500, 'a delivery of what is being edited, which must not come');
    expect(await postCount(site)).toBe(0);
    await fields(next).message.fill('As it is now');
    expect(await storedText(next)).toContain('As it was');
    await sendButton(next).click();
    await expect(toast(next, 'Message sent')).toBeVisible();
    await expectStoredOnce(site, 'As it is now');
    expect(await storedText(next)).not.toContain('meera@mail.example');
    expect(await postCount(site)).toBe(1);
  },
);

test(
  'OFFLINE-10 a full device says that a message is not saved, and deletes nothing',
  fullRun,
  async ({ context, site }) => {
    const page = await openContact(context);
    await fillDevice(page);
    await site.kill();
    await send(page);
    await expect(page.getByText(/wasn’t sent, and this device couldn’t save it/)).toBeVisible();
    expect(await standing(page)).toEqual(typed());
    await emptyDevice(page);
    await sendButton(page).click();
    await writeAnother(page);
    await expect(page.getByText('1 message waiting to send')).toBeVisible();
  },
);
