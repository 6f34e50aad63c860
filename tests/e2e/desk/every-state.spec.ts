import type { Page } from '@playwright/test';
import { jpeg } from '../../../server/media/testing/picture-material.ts';
import { inviteToDesk } from '../../support/desk/invite-to-desk.ts';
import { joinDesk } from '../../support/desk/join-desk.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { publishAll, writeMessage } from './desk-steps.ts';
import { expectNoMistakesAtAnySize, openScreen, PHONE } from './no-mistakes.ts';

/*
 * What is on the way to the screens, over them and within them, in the states in which people leave it.
 */
test.use({
  ...withoutWorker,
  ...{ timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce', hasAgreed: true, viewport: PHONE },
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('DESK-72 what leads to the desk has no mistakes that axe knows: a one-time link, how to begin, a sign-in, each also refused', async ({
  page,
  site,
  allowConsole,
}) => {
  test.slow();
  // What is refused is refused with a status.
  allowConsole(/Failed to load resource/);
  const link = await inviteToDesk(site, 'ada@festival.example', 'owner');
  await page.goto(link);
  await expect(page.getByLabel('Your name')).toBeVisible();
  await expectNoMistakesAtAnySize(page, 'a one-time link');
  await page.getByLabel('Your name').fill('Ada Example');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await expectNoMistakesAtAnySize(page, 'a password that is too short');
  await page.getByLabel('Password').fill('lyre river amber noon');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(heading(page, 'Your own content')).toBeVisible();
  await expectNoMistakesAtAnySize(page, 'how to begin');
  await page.getByRole('button', { name: 'Start empty' }).click();
  await expect(page.getByText('There are no events yet.')).toBeVisible();
  await expectNoMistakesAtAnySize(page, 'a desk without anything');

  await openScreen(page, '/no-such-screen', 'Nothing here');
  await expectNoMistakesAtAnySize(page, 'nothing here');
  await page.goto(link);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoMistakesAtAnySize(page, 'a used link');

  await page.context().clearCookies();
  await page.goto('/desk');
  await expect(heading(page, 'The organisers’ desk')).toBeVisible();
  await expectNoMistakesAtAnySize(page, 'the sign-in');
  await page.getByLabel('Your email').fill('ada@festival.example');
  await page.getByLabel('Password').fill('not my password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoMistakesAtAnySize(page, 'a wrong password');
});

test('DESK-72 what opens over the screens of the desk and within them has no mistakes that axe knows', async ({
  page,
  site,
}) => {
  test.slow();
  await joinDesk(page, site);
  await publishAll(page);
  await writeMessage(site);

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectNoMistakesAtAnySize(page, 'the menu');
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await page.getByRole('main').locator('button[aria-expanded=false]').first().click();
  await expect(page.getByRole('button', { name: '+15 min' })).toBeVisible();
  await expectNoMistakesAtAnySize(page, 'an open entry');
  await page.getByRole('button', { name: '+15 min' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await expectNoMistakesAtAnySize(page, 'what would be published');

  await openScreen(page, '/import', 'Import');
  const buffer = Buffer.from('Game,Title,Day,Start,Place\nChess,Opening,2026-10-03,25:70,Hall');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'programme.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText(/“25:70” isn’t a time/)).toBeVisible();
  await expectNoMistakesAtAnySize(page, 'a file with mistakes');

  await openScreen(page, '/inbox', 'Inbox');
  await page.getByRole('button', { name: /^New Ada/ }).click();
  await expect(page.getByRole('link', { name: 'Reply by email' })).toBeVisible();
  await expect(page.getByText('No unread messages.')).toBeVisible();
  await expectNoMistakesAtAnySize(page, 'an open message');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete this message?' })).toBeVisible();
  await expectNoMistakesAtAnySize(page, 'a question');

  await openScreen(page, '/pictures', 'Pictures');
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a picture' }).click();
  await (await opened).setFiles({ name: 'lamps.jpg', mimeType: 'image/jpeg', buffer: await jpeg() });
  await expect(page.getByRole('img', { name: 'The chosen file' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  await expectNoMistakesAtAnySize(page, 'an upload without words');
});

test('DESK-72 a form that was refused, and the bar of a preview, have no mistakes that axe knows', async ({
  page,
  site,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/Failed to load resource/);
  await joinDesk(page, site);
  await openScreen(page, '/event/create', 'New event');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not saved yet. Please correct:')).toBeVisible();
  await expectNoMistakesAtAnySize(page, 'a refused form');

  page.once('dialog', (question) => void question.accept());
  await page.goto('/desk/preview?page=/history');
  const bar = page.getByRole('complementary', { name: 'Preview' });
  // The rest is a page of the site, and walked as one.
  const part = 'aside[aria-label=Preview]';
  await expect(bar).toContainText('Preview: not published');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoMistakesAtAnySize(page, 'a preview', part);
  await page.context().clearCookies();
  await page.reload();
  await expect(bar).toContainText('You are not signed in');
  await expectNoMistakesAtAnySize(page, 'a preview without a sign-in', part);
});
