import type { Page, Route } from '@playwright/test';
import { findViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { storedText } from '../../support/stored-text.ts';
import { crashBrowser } from '../../support/trouble/crash-browser.ts';
import { fillDevice } from '../../support/trouble/full-device.ts';
import {
  fields,
  fill,
  NO_NETWORK,
  NOTHING,
  openContact,
  sendButton,
  standing,
  toast,
  typed,
} from './contact-steps.ts';

const OFFER = 'We kept what you typed.';
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const untilStored = (page: Page, text: string) => expect.poll(() => storedText(page)).toContain(text);

test.beforeEach(({ allowConsole }) => allowConsole(NO_NETWORK));

test('CONTACT-08 typed text survives a killed browser, and is deleted once it is sent', async ({
  site,
  launchProfile,
}) => {
  const first = await launchProfile();
  const page = await openContact(first);
  await fill(page);
  await untilStored(page, typed().message);
  await crashBrowser(first);

  const second = await launchProfile();
  const next = await second.newPage();
  await openSettled(next, '/contact');
  await expect(next.getByText(OFFER)).toBeVisible();
  expect(await standing(next)).toEqual(NOTHING);
  expect(await findViolations(next)).toEqual([]);
  await choose(next, 'Restore my text');
  expect(await standing(next)).toEqual(typed());
  await sendButton(next).click();
  await expect(toast(next, 'Message sent')).toBeVisible();
  expect(await site.received()).toHaveLength(1);
  await expect.poll(() => storedText(next)).not.toContain('meera@mail.example');
});

test(
  'KIOSK-04 typed text is offered to a new tab, and is gone after a fresh start or on another page',
  fullRun,
  async ({ context }) => {
    const page = await openContact(context);
    await fields(page).message.fill('Typed in a tab that was closed');
    await untilStored(page, 'Typed in a tab that was closed');
    await page.close();

    const next = await openContact(context);
    await expect(next.getByText(OFFER)).toBeVisible();
    await choose(next, 'Start again');
    await expect(next.getByText(OFFER)).toHaveCount(0);
    await expect.poll(() => storedText(next)).not.toContain('Typed in a tab');

    await fields(next).message.fill('Typed before leaving');
    await untilStored(next, 'Typed before leaving');
    await next.getByRole('contentinfo').getByRole('link', { name: 'Events', exact: true }).click();
    await expect(next.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect.poll(() => storedText(next)).not.toContain('Typed before leaving');
    await openSettled(next, '/contact');
    await expect(next.getByText(OFFER)).toHaveCount(0);
  },
);

test(
  'OFFLINE-12 a message that was stored and badly answered is the same message after a reload, too',
  fullRun,
  async ({ context, site }) => {
    const page = await openContact(context);
    const answerBadly = async (route: Route) => {
      await route.fetch();
      await route.fulfill({ status: 502, json: {} });
    };
    await context.route('**/api/cum', answerBadly, { times: 1 });
    await fill(page);
    await sendButton(page).click();
    await expect(toast(page, 'Failed to send Message')).toBeVisible();
    await untilStored(page, typed().message);

    await page.reload();
    await untilHydrated(page);
    await choose(page, 'Restore my text');
    await sendButton(page).click();
    await expect(toast(page, 'Message sent')).toBeVisible();
    expect(await site.received()).toHaveLength(1);
  },
);

test(
  'a form on a full device does not mention it while the visitor types, and loses nothing',
  fullRun,
  async ({ context, site }) => {
    const page = await openContact(context);
    await fillDevice(page);
    await fill(page);
    await letTimePass(page, 1_000, 'a word of the draft that finds no room, which must not come');
    expect(await standing(page)).toEqual(typed());
    expect(await storedText(page)).not.toContain(typed().message);
    await sendButton(page).click();
    await expect(toast(page, 'Message sent')).toBeVisible();
    expect(await site.received()).toHaveLength(1);
  },
);
