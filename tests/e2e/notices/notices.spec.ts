import type { Page } from '@playwright/test';
import { expectNoMistakesInAnyColours } from '../../a11y/expect-no-mistakes.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';
import { EVENT } from '../offline/sample-words.ts';
import { answerNotices, answerPushService, dialog, offer } from './fake-notices.ts';

test.use({ ...withoutWorker, viewport: { width: 390, height: 844 } });

const EVENT_PATH = 'pythian-national-games';
const NETWORK = /Failed to load resource|net::ERR_/;

/** Opens the event's schedule, and the dialog from there. */
async function openDialog(page: Page): Promise<void> {
  await openSettled(page, `${EVENT}?order=time#schedule`);
  await offer(page).click();
  await expect(dialog(page).getByRole('group', { name: 'Let me know' })).toBeVisible();
}
/** Stars a session of the last day, which is never over, and returns its name. */
async function starSession(page: Page, index: number): Promise<string> {
  const day = page.getByRole('tablist', { name: 'Day' }).getByRole('tab').last();
  await day.click();
  const ofDay = page.locator(`[role=tabpanel][aria-labelledby="${await day.getAttribute('id')}"]`);
  const star = ofDay.getByRole('button', { name: /^Save / }).nth(index);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  return ((await star.getAttribute('aria-label')) ?? '').replace(/^Save /, '');
}
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();
const says = (page: Page, words: RegExp) => expect(dialog(page).getByRole('status')).toHaveText(words);

test('NOTICES-01 NOTICES-03 NOTICES-04 NOTICES-06 a visitor turns notices on, saves another session, and ends it all in one tap', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await answerPushService(context);
  const server = await answerNotices(context);
  await openSettled(page, `${EVENT}?order=time#schedule`);
  const name = await starSession(page, 0);
  await offer(page).click();
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(dialog(page).getByRole('figure')).toContainText(name);
  await dialog(page)
    .getByRole('checkbox', { name: /news about Pythian National Games/ })
    .check();
  expect(server.told).toEqual([]);
  await press(page, 'Turn on notices');
  await says(page, /^Notices are on/);
  expect(server.told).toEqual([
    {
      method: 'PUT',
      body: {
        endpoint: 'https://push.example/device',
        keys: { p256dh: 'p', auth: 'a' },
        events: [{ event: EVENT_PATH, kinds: ['changes', 'soon', 'news'], entries: [expect.any(String)] }],
      },
    },
  ]);

  // From the next page on, stars are told by themselves.
  await openSettled(page, `${EVENT}?order=time#schedule`);
  await expect(offer(page)).toHaveAccessibleName('Notices: on');
  await starSession(page, 1);
  await expect.poll(() => server.told.at(-1)?.body.events?.[0]?.entries.length).toBe(2);

  await openSettled(page, '/saved');
  await offer(page).click();
  await press(page, 'Turn off notices');
  await says(page, /^Notices are off/);
  expect(server.told.at(-1)).toEqual({
    method: 'DELETE',
    body: { endpoint: 'https://push.example/device' },
  });
  await page.keyboard.press('Escape');
  await expect(offer(page)).toHaveAccessibleName('Notices');
  await expect(offer(page)).toBeFocused();
});

test('NOTICES-01 nothing is offered where the browser or the server has none', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(NETWORK);
  await context.grantPermissions(['notifications']);
  await answerPushService(context);
  const server = await answerNotices(context);
  server.status = 404;
  await openSettled(page, `${EVENT}#schedule`);
  // The server is asked once the page is at rest.
  await expect(offer(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await openSettled(page, `${EVENT}?order=time#schedule`);
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  server.status = 204;
  const other = await context.newPage();
  await other.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
  await openSettled(other, `${EVENT}#schedule`);
  await expect(other.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await expect(offer(other)).toHaveCount(0);
});

test('NOTICES-02 a visitor whose browser blocks notices is told how to undo it, and loses no choice', async ({
  page,
  context,
}) => {
  await answerPushService(context);
  const server = await answerNotices(context);
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    Object.assign(Notification, { requestPermission: async () => 'denied' });
  });
  await openDialog(page);
  await dialog(page)
    .getByRole('checkbox', { name: /news about/ })
    .check();
  await press(page, 'Turn on notices');
  await says(page, /blocks notices from this site.*allow notifications/);
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(3);
  expect(server.told).toEqual([]);
  await page.reload();
  await offer(page).click();
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(3);
});

test(
  'NOTICES-04 a server that is down loses no choice: it is told when it answers again',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(NETWORK);
    await context.grantPermissions(['notifications']);
    await answerPushService(context);
    const server = await answerNotices(context);
    await openDialog(page);
    await dialog(page)
      .getByRole('checkbox', { name: /news about/ })
      .check();
    server.status = 0;
    await press(page, 'Turn on notices');
    await says(page, /can’t reach the server.*will keep trying/);
    server.status = 204;
    await page.reload();
    await expect.poll(() => server.told.at(-1)?.body.events?.[0]?.kinds).toEqual(['news']);
  },
);

test(
  'NOTICES-01 NOTICES-06 the page of stored data lists notices, and ends them',
  fullRun,
  async ({ page, context }) => {
    await context.grantPermissions(['notifications']);
    await answerPushService(context);
    const server = await answerNotices(context);
    await openSettled(page, '/device');
    const section = page.getByRole('region', { name: 'Notices' });
    await expect(section).toHaveCount(0);
    await openDialog(page);
    await dialog(page)
      .getByRole('checkbox', { name: /news about/ })
      .check();
    await press(page, 'Turn on notices');
    await says(page, /^Notices are on/);
    await openSettled(page, '/device');
    await section.getByRole('button', { name: 'Turn off notices' }).click();
    await expect(section.getByRole('status')).toHaveText('Notices are off.');
    expect(server.told.at(-1)?.method).toBe('DELETE');
  },
);

for (const [language, width] of [
  ['en', 390],
  ['ar', 320],
] as const)
  test(`NOTICES-09 the dialog has no accessibility violations and overflows nothing, ${language} at ${width} px`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 700 });
    await context.grantPermissions(['notifications']);
    await context.addInitScript((code) => localStorage.setItem('language', code), language);
    await answerPushService(context);
    await answerNotices(context);
    await openSettled(page, `${EVENT}#schedule`);
    const bell = page.getByRole('button', { name: language === 'ar' ? 'الإشعارات' : 'Notices' });
    const inWindow = await bell.evaluate((button) => {
      const { left, right, height } = button.getBoundingClientRect();
      return { isInside: left >= 0 && right <= innerWidth, isTall: height >= 44 };
    });
    expect(inWindow).toEqual({ isInside: true, isTall: true });
    await bell.press('Enter');
    const open = page.getByRole('dialog');
    await expect(open.getByRole('checkbox')).toHaveCount(3);
    // The first check box is reached by keyboard, and switched.
    await open.getByRole('checkbox').first().press('Space');
    await expect(open.getByRole('checkbox').first()).not.toBeChecked();
    await expectNoMistakesInAnyColours(page);
    const wide = await open.evaluate((element) => {
      const sheet = element.firstElementChild;
      return sheet === null ? 1 : sheet.scrollWidth - sheet.clientWidth;
    });
    expect(wide).toBeLessThanOrEqual(0);
  });
