import type { BrowserContext, Locator, Page } from '@playwright/test';
import { DATABASE_NAME } from '#core/storage/database-name.ts';
import { expect } from '../../support/fixtures.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled } from '../../support/settled.ts';
import type { Site } from '../../support/site.ts';

/** What a visitor types, by the labels of the form. */
export interface Typed {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export const typed = (message = 'Is there a class for young kithara players?'): Typed => ({
  name: 'Meera Example',
  email: 'meera@mail.example',
  phone: '+91 98765-43210 x',
  message,
});

/** The console lines of a browser without a network or with a refused request. */
export const NO_NETWORK = /Failed to load resource/;
export const SAVED = 'Saved. It will be sent when you are back online.';

export const form = (page: Page) => page.getByRole('form', { name: 'Send a message' });
export const sendButton = (page: Page) => form(page).getByRole('button');
export const fields = (page: Page): Readonly<Record<keyof Typed, Locator>> => ({
  name: form(page).getByLabel('Full name'),
  email: form(page).getByLabel('Email'),
  phone: form(page).getByLabel('Phone'),
  message: form(page).getByLabel('Message'),
});

export async function fill(page: Page, entries: Typed = typed()): Promise<void> {
  const controls = fields(page);
  await controls.name.fill(entries.name);
  await controls.email.fill(entries.email);
  await controls.phone.fill(entries.phone);
  await controls.message.fill(entries.message);
}

/** What is in the fields. */
export async function standing(page: Page): Promise<Typed> {
  const { name, email, phone, message } = fields(page);
  return {
    name: await name.inputValue(),
    email: await email.inputValue(),
    phone: await phone.inputValue(),
    message: await message.inputValue(),
  };
}

/** What stands where the form was, once a message is delivered or stored. */
export const confirmation = (page: Page) =>
  page.getByRole('region', { name: /^(?:We have it|It’s saved here and will be sent automatically)$/ });

/** Goes back from the confirmation to the form, which is empty. */
export async function writeAnother(page: Page): Promise<void> {
  await confirmation(page).getByRole('button', { name: 'Write another' }).click();
  await expect(fields(page).name).toBeFocused();
  expect(await standing(page)).toEqual(NOTHING);
  await expect(sendButton(page)).toBeEnabled();
}

export const NOTHING: Typed = { name: '', email: '', phone: '', message: '' };

export async function send(page: Page, entries: Typed = typed()): Promise<void> {
  await fill(page, entries);
  await sendButton(page).click();
}

/** Toasts that are on the screen now, as texts. */
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Received messages as they were typed, in the order of arrival. */
export async function receivedTexts(site: Site): Promise<string[]> {
  return (await site.received()).map(({ payload }) => payload.message);
}

/** How often a contact message was sent to the server, stored or not, since it was started. */
export async function postCount(site: Site): Promise<number> {
  return (await site.requests()).filter(({ method, path }) => method === 'POST' && path === '/api/cum')
    .length;
}

/** Fires the browser's `online` event, as after a real outage. */
export async function sayOnline(...pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.evaluate(() => void dispatchEvent(new Event('online')))));
}

export async function openContact(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openSettled(page, '/contact');
  await waitForWorker(page);
  return page;
}

/**
 * The code that stores a message loads when the page has settled; without a worker it must be there before the network
 * goes.
 */
export async function untilOutboxIsThere(page: Page): Promise<void> {
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).toContain(DATABASE_NAME);
}

/** Sends without an answering server, checks what the visitor sees, and brings the form back. */
export async function sendUnanswered(page: Page, message: string): Promise<void> {
  await send(page, typed(message));
  await expect(confirmation(page).getByText(SAVED)).toBeVisible();
  await expect(page.getByText(/^(?:Message sent|Failed to send Message)$/)).toHaveCount(0);
  await writeAnother(page);
}

export async function expectStoredOnce(site: Site, ...messages: readonly string[]): Promise<void> {
  await expect.poll(() => receivedTexts(site), { timeout: 20_000 }).toEqual(messages);
  for (const { payload } of await site.received()) {
    expect(payload).toEqual({
      firstName: 'Meera Example',
      emailid: 'meera@mail.example',
      contactno: '919876543210',
      message: payload.message,
      sessionid: expect.stringMatching(/^.{8,}$/),
      apifor: 'web',
    });
  }
}
