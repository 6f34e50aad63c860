import type { Page } from '@playwright/test';
import { expectNoMistakesInAnyColours } from '../../a11y/expect-no-mistakes.ts';
import { expect, test, workerInFullRuns } from '../../support/fixtures.ts';
import { openKiosk, untilKiosk } from '../../support/kiosk.ts';
import { readCode } from '../../support/reading/read-code.ts';
import { fullRun, some } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilStill } from '../../support/settled.ts';
import { EVENT, NO_ANSWER } from '../offline/sample-words.ts';

test.use(workerInFullRuns);

const GAME = `${EVENT}/musical-vocal-instrumental-arts/kithara`;
const shareButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Share / });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' });

/** The device has no share sheet, or one that ends like this; what it is given is in `window.given`. */
async function withSheet(page: Page, ending: 'none' | 'shared' | 'AbortError' | 'DataError') {
  await page.addInitScript((end) => {
    const share = (data: ShareData) => {
      Object.assign(window, { given: data });
      return end === 'shared' ? Promise.resolve() : Promise.reject(new DOMException('no', end));
    };
    Object.defineProperty(navigator, 'share', { value: end === 'none' ? undefined : share });
  }, ending);
}
const given = (page: Page) => page.evaluate(() => (window as { given?: ShareData }).given);

test('SHARE-02 an event is shared by a code that a camera reads, and by a link to copy', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-write', 'clipboard-read']);
  await withSheet(page, 'none');
  await openSettled(page, EVENT);
  await shareButton(page).click();
  const code = dialog(page).getByRole('img', { name: 'QR code with the link' });
  await expect(code.locator('path')).toBeAttached();
  await untilStill(page);
  expect(await readCode(code)).toEqual([baseURL + EVENT]);
  await expect(dialog(page).getByRole('group', { name: 'Link' })).toHaveText(baseURL + EVENT);
  await dialog(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + EVENT);
  await expect(shareButton(page)).toBeFocused();
});

for (const [what, path] of some(2, [
  ['an event', `${EVENT}?order=time#schedule`],
  ['a game', GAME],
  ['a part of a game', `${GAME}/kithara-solo`],
  ['a partner', '/our-council/dorian-kalleas'],
  ['an art', '/event-categories/martial-arts-and-traditional-games'],
  ['a page of the catalogue', '/event-categories/martial-arts-and-traditional-games/board-games'],
] as const)) {
  test(`SHARE-01 ${what} is shared by its own full address, and nothing else`, async ({ page, baseURL }) => {
    await withSheet(page, 'shared');
    await openSettled(page, path);
    await shareButton(page).click();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const url = baseURL + path.replace(/[?#].*$/, '');
    await expect.poll(() => given(page)).toMatchObject({ url, text: expect.stringMatching(/\S/) });
    expect(name).toContain((await given(page))?.title);
    await expect(dialog(page)).toHaveCount(0);
  });
}

test('SHARE-01 an article is shared by an address that opens this article', async ({ page, baseURL }) => {
  await withSheet(page, 'shared');
  await openSettled(page, '/news');
  const heading = page.getByRole('heading', { level: 1 });
  const ofList = await heading.innerText();
  await page.getByRole('region', { name: 'Latest News' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/news\/details/);
  // The address changes before the page does.
  await expect(heading).not.toHaveText(ofList);
  const title = await heading.innerText();
  await shareButton(page).click();
  await expect.poll(() => given(page)).toMatchObject({ title, text: title });
  const url = (await given(page))?.url ?? '';
  expect(url).toMatch(/\/news\/details\?article=[^&#]+$/);
  expect(url.startsWith(`${baseURL}/`)).toBe(true);
  await page.goto('/');
  await openSettled(page, url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('SHARE-02 a share sheet that the visitor closes is the end of it; one that fails is replaced', async ({
  page,
}) => {
  await withSheet(page, 'AbortError');
  await openSettled(page, GAME);
  await shareButton(page).click();
  await expect.poll(() => given(page)).toBeDefined();
  await expect(dialog(page)).toHaveCount(0);
  const other = await page.context().newPage();
  await withSheet(other, 'DataError');
  await openSettled(other, GAME);
  await shareButton(other).click();
  await expect(dialog(other).getByRole('button', { name: 'Copy the link' })).toBeVisible();
});

test('SHARE-03 the button is in the page before any script', fullRun, async ({ page }) => {
  for (const path of [EVENT, GAME, '/news/details', '/our-council/dorian-kalleas']) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).toContain('href="#icon-share-network"');
  }
});

test('SHARE-03 the dialog works offline', fullRun, async ({ page, context, baseURL, allowConsole }) => {
  allowConsole(NO_ANSWER);
  await withSheet(page, 'none');
  await openSettled(page, EVENT);
  await waitForWorker(page);
  await context.setOffline(true);
  await shareButton(page).click();
  await expect(dialog(page).getByRole('img').locator('path')).toBeAttached();
  await expect(dialog(page).getByRole('group', { name: 'Link' })).toHaveText(baseURL + EVENT);
});

test(
  'SHARE-04 a kiosk has no button that shares: it hands every page to a phone',
  fullRun,
  async ({ page }) => {
    await openKiosk(page);
    await page.goto(EVENT);
    await untilKiosk(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shareButton(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Take this with you' })).toBeVisible();
  },
);

for (const width of some(1, [390, 1440, 320])) {
  test(`the ways to share have no accessibility violations at ${width} px`, fullRun, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await withSheet(page, 'DataError');
    await openSettled(page, EVENT);
    await shareButton(page).click();
    await expect(dialog(page).getByRole('img').locator('path')).toBeAttached();
    await expectNoMistakesInAnyColours(page);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
  });
}
