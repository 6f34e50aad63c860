import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectNoMistakesInAnyLook } from '../../a11y/expect-no-mistakes.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { openKiosk, untilKiosk } from '../../support/kiosk.ts';
import { openTomorrow } from '../../support/open-day.ts';
import { readCalendar } from '../../support/reading/read-calendar.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { EVENT, NO_ANSWER } from '../offline/sample-words.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Games schedule' });
const rows = (page: Page) => section(page).locator('li[data-phase]');
const dialog = (page: Page) => page.getByRole('dialog');
const add = (page: Page) => section(page).getByRole('button', { name: 'Add to calendar' });
const more = (row: Locator) => row.getByRole('button', { name: /^More: / });

/** Presses "Download the file", and reads what arrives as a calendar program does. */
async function download(page: Page) {
  const arriving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download the file' }).click();
  const file = await arriving;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), entries: readCalendar(text).entries };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasAgreed: true });

  test.describe('without a worker, whose answers a test cannot replace', () => {
    test.use(withoutWorker);

    test('CAL-09 the menu of a session stays within a small window, however long its names are', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      const word = `N${'a'.repeat(400)}me`;
      const session = { For: word, From: '05/03/2097 10:00:00', To: '', Address: word, Latlong: '' };
      await page.route('**/api/GameSchedule', (route) =>
        route.fulfill({ json: [{ game: word, schedule: [session] }] }),
      );
      await openSettled(page, EVENT);
      await more(rows(page).first()).click();
      const sheet = dialog(page).locator('> div');
      await expect(dialog(page).getByRole('button', { name: 'Download the file' })).toBeVisible();
      const hidden = await sheet.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(hidden).toBe(0);
    });
  });

  test('CAL-02 CAL-04 OFFLINE-03 after one visit a session goes into a calendar without a network, with a reminder', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(NO_ANSWER);
    await page.goto(EVENT);
    await waitForWorker(page);
    await untilHydrated(page);
    await page.evaluate(async () => {
      const headers = { 'access-token': 'a-test', pagename: 'pythian-national-games' };
      await fetch('/api/GameSchedule', { headers });
    });
    await context.setOffline(true);
    await page.goto(`${EVENT}?order=time#schedule`);
    await untilHydrated(page);
    await openTomorrow(section(page));
    const row = rows(page).last();
    const times = await row
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    const name = ((await more(row).getAttribute('aria-label')) ?? '').replace(/^More: /, '');
    await more(row).click();
    await expect(dialog(page)).toHaveAccessibleName(name);
    await dialog(page).getByLabel('Reminder').selectOption({ label: '30 minutes before' });
    const file = await download(page);
    expect(file.name).toMatch(/^pythian-national-games-[\w-]+\.ics$/);
    expect(file.entries).toHaveLength(1);
    expect(file.entries[0]).toMatchObject({
      title: name,
      start: times[0],
      end: times[1],
      reminders: ['-PT30M'],
      status: 'CONFIRMED',
      transparency: 'OPAQUE',
    });
    expect(file.entries[0]?.url).toContain(`${EVENT}?entry=`);
    // The choice is remembered, and the focus is where it was.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(more(row)).toBeFocused();
    await more(rows(page).first()).press('Enter');
    await expect(dialog(page).getByLabel('Reminder')).toHaveValue('30');
  });

  test('CAL-09 the menu of a session leads to its map, whose link in the row it has replaced', async ({
    page,
  }) => {
    await openSettled(page, EVENT);
    await section(page).scrollIntoViewIfNeeded();
    await openTomorrow(section(page));
    const row = rows(page).filter({ hasText: 'Lyre Hall' }).first();
    // The only link of the row leads to the plan on this page.
    await expect(row.getByRole('link')).toHaveAttribute('href', '#place-lyre-hall');
    await more(row).click();
    await expect(dialog(page).getByText('Lyre Hall, Riverside Grounds')).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: /^Show on a map/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\//,
    );
  });
});

test.describe('on a desk', () => {
  test.use({ ...withoutWorker, hasAgreed: true });

  test('CAL-02 CAL-08 a schedule, a day of it and what is saved of it go into a calendar, as a file or as a subscription', async ({
    page,
  }) => {
    await openSettled(page, `${EVENT}?order=time`);
    await section(page).scrollIntoViewIfNeeded();
    await openTomorrow(section(page));
    const star = rows(page)
      .nth(4)
      .getByRole('button', { name: /^Save / });
    const saved = ((await star.getAttribute('aria-label')) ?? '').replace(/^Save /, '');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await add(page).click();
    await expect(dialog(page)).toHaveAccessibleName('Add to calendar');

    const whole = await download(page);
    expect(whole.name).toBe('pythian-national-games.ics');
    expect(whole.entries.length).toBeGreaterThan(50);
    expect(whole.entries.every(({ transparency }) => transparency === 'TRANSPARENT')).toBe(true);

    await dialog(page)
      .getByRole('radio', { name: /^Only \w+day,/ })
      .check();
    await expect(dialog(page).getByRole('link', { name: 'Subscribe' })).toHaveCount(0);
    const day = await download(page);
    expect(day.name).toMatch(/^pythian-national-games-\d{4}-\d\d-\d\d\.ics$/);
    expect(day.entries).toHaveLength(25);

    await dialog(page)
      .getByRole('radio', { name: /^What I’ve saved/ })
      .check();
    const plan = await download(page);
    expect(plan.entries.map(({ title }) => title)).toEqual([saved]);

    // What the page offers, the server answers: the same entries under the same names.
    const subscribe = dialog(page).getByRole('link', { name: 'Subscribe' });
    const answered = async () => {
      const address = (await subscribe.getAttribute('href')) ?? '';
      expect(address).toMatch(/^webcal:\/\//);
      await expect(dialog(page).getByRole('group', { name: 'Subscription link' })).toHaveText(
        address.replace('webcal:', 'http:'),
      );
      const response = await page.request.get(address.replace('webcal:', 'http:'));
      expect(response.status()).toBe(200);
      return readCalendar(await response.text()).entries;
    };
    expect((await answered()).map(({ uid, start }) => [uid, start])).toEqual(
      plan.entries.map(({ uid, start }) => [uid, start]),
    );
    await dialog(page)
      .getByRole('radio', { name: /^The whole schedule/ })
      .check();
    await dialog(page).getByLabel('Reminder').selectOption('10');
    const followed = await answered();
    expect(followed.map(({ uid, start }) => [uid, start])).toEqual(
      whole.entries.map(({ uid, start }) => [uid, start]),
    );
    expect(followed[0]?.reminders).toEqual(['-PT10M']);
  });

  test('CAL-02 a saved plan goes into a calendar', async ({ page }) => {
    await openSettled(page, `${EVENT}?order=time`);
    await section(page).scrollIntoViewIfNeeded();
    await openTomorrow(section(page));
    const titles: string[] = [];
    for (const index of [2, 5]) {
      const star = rows(page)
        .nth(index)
        .getByRole('button', { name: /^Save / });
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      titles.push(((await star.getAttribute('aria-label')) ?? '').replace(/^Save /, ''));
    }
    await page.goto('/saved');
    await page.getByRole('button', { name: 'Add my plan to a calendar' }).click();
    const plan = await download(page);
    expect(plan.name).toBe('pythian-games-plan.ics');
    expect(plan.entries.map(({ title }) => title)).toEqual(titles);
    const address = (await dialog(page).getByRole('link', { name: 'Subscribe' }).getAttribute('href')) ?? '';
    const response = await page.request.get(address.replace('webcal:', 'http:'));
    expect(readCalendar(await response.text()).entries.map(({ uid }) => uid)).toEqual(
      plan.entries.map(({ uid }) => uid),
    );
  });

  test('CAL-02 the dialogs have no accessibility violations in any look', fullRun, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSettled(page, EVENT);
    await section(page).scrollIntoViewIfNeeded();
    await add(page).click();
    await expect(dialog(page).getByRole('link', { name: 'Subscribe' })).toBeVisible();
    await expectNoMistakesInAnyLook(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await more(rows(page).first()).click();
    await expect(dialog(page).getByLabel('Reminder')).toBeVisible();
    await expectNoMistakesInAnyLook(page);
  });
});

test('CAL-10 a kiosk offers no calendar: nobody can take a file from there', fullRun, async ({ page }) => {
  await openKiosk(page);
  await page.goto(EVENT);
  await untilKiosk(page);
  await expect(section(page).locator('li[data-phase]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^More: |calendar/ })).toHaveCount(0);
});
