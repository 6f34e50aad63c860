import type { BrowserContext, Page } from '@playwright/test';
import { beginToUse } from '../../support/begin-to-use.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { goInside } from './go-inside.ts';

test.use({ ...withoutWorker, showsPopups: true });

/** What every popup of the test has unless it says otherwise. */
const NOTICE = {
  ispopupvisible: 1,
  ispopupvisibleonetime: 0,
  headingtext: 'Our office is <em>moving</em>',
  imgurl: '<img src="/media/gallery/g1.svg" alt="The new quay">',
  headingtextdescription: '<p>From next month.</p>',
  buttontext: 'Read the notice',
  buttonurl: '',
};

/** Answers popups by page name, once `moment` has come; other pages have none. */
async function answerPopups(
  context: BrowserContext,
  byPage: Record<string, object>,
  moment?: Promise<void>,
): Promise<string[]> {
  const asked: string[] = [];
  await context.route('**/api/VIPopUp', async (route) => {
    await moment;
    const { pagename = '', eventid = '' } = route.request().headers();
    asked.push(`${decodeURIComponent(pagename)} ${eventid}`);
    const own = byPage[decodeURIComponent(pagename)];
    return route.fulfill({ json: { data: own === undefined ? [] : [{ ...NOTICE, ...own }] } });
  });
  return asked;
}
/** Opens a page, and simulates first use. */
async function openAndBegin(page: Page, path: string): Promise<void> {
  await openSettled(page, path);
  await beginToUse(page);
}
const dialog = (page: Page) => page.getByRole('dialog');
const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('popupClose'));

test('POPUP-01 POPUP-06 API-08 the popup of a page covers it, with its markup', async ({ page, context }) => {
  const asked = await answerPopups(context, { 'about-us': {} });
  await openAndBegin(page, '/about-us');
  const popup = page.getByRole('dialog', { name: 'Our office is moving' });
  await expect(popup).toBeVisible();
  await expect(popup.locator('em')).toHaveText('moving');
  await expect(popup.getByAltText('The new quay')).toBeVisible();
  await expect(popup.getByText('From next month.')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(asked).toEqual(['about-us 1']);
});

test('Q-81 a popup waits for a dialog that the visitor has opened', fullRun, async ({ page, context }) => {
  await answerPopups(context, { contact: {} });
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, '/contact');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await letTimePass(page, 2_500, 'the popup, which must not come over the menu');
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Our office is moving' })).toBeVisible();
});

test(
  'POPUP-01 API-08 the pages of the sample ask by their names, an event with its own id',
  fullRun,
  async ({ page, site }) => {
    await site.forgetRequests();
    for (const [path, name] of [
      ['/', 'The games are on'],
      ['/event/youth-pythian-games', 'Schools: places are going fast'],
    ] as const) {
      await openAndBegin(page, path);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    }
    const asked = (await site.requests()).filter(({ path }) => path === '/api/VIPopUp');
    expect(asked.length).toBe(2);
  },
);

test(
  'POPUP-03 POPUP-04 POPUP-05 once closed it stays away for this session, and not for the next',
  fullRun,
  async ({ page, context }) => {
    await answerPopups(context, { Home: { ispopupvisibleonetime: 1 }, contact: {} });
    await openAndBegin(page, '/');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(await flag(page)).toBe('1');
    await openAndBegin(page, '/contact');
    await letTimePass(page, 3_600, 'the popup, which must not come again');
    await expect(dialog(page)).toHaveCount(0);
    const other = await context.newPage();
    await openAndBegin(other, '/');
    await expect(dialog(other)).toBeVisible();
  },
);

test(
  'POPUP-02 POPUP-04 without the one-time flag it appears again, unless the session says no',
  fullRun,
  async ({ page, context }) => {
    await answerPopups(context, { 'about-us': {} });
    await openAndBegin(page, '/about-us');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await flag(page)).toBeNull();
    await page.reload();
    await untilHydrated(page);
    await beginToUse(page);
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('popupClose', '1'));
    await page.reload();
    await untilHydrated(page);
    await beginToUse(page);
    await letTimePass(page, 3_600, 'the popup, which must not come again');
    await expect(dialog(page)).toHaveCount(0);
  },
);

test('POPUP-07 its button links inside and outside', fullRun, async ({ page, context }) => {
  await context.route('https://away.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Away</title>' }),
  );
  await answerPopups(context, {
    'about-us': { buttonurl: '/membership' },
    contact: { buttonurl: 'https://away.example/plan' },
  });
  await openAndBegin(page, '/about-us');
  await dialog(page).getByRole('link', { name: 'Read the notice' }).click();
  await expect(page).toHaveURL('/membership');
  await expect(dialog(page)).toHaveCount(0);
  await openAndBegin(page, '/contact');
  await dialog(page).getByRole('link', { name: 'Read the notice' }).click();
  await expect(page).toHaveTitle('Away');
});

test(
  'POPUP-08 POPUP-09 without an address it links to the full notification of its page',
  fullRun,
  async ({ page }) => {
    await openAndBegin(page, '/about-us');
    const asking = page.waitForRequest('**/api/ImpNotification');
    await dialog(page).getByRole('link', { name: 'Read the notice' }).click();
    expect((await asking).headers()).toMatchObject({ pagename: 'about-us', eventid: '1' });
    expect(new URL(page.url()).pathname).toBe('/imp-notification');
    await expect(
      page.getByRole('heading', { level: 2, name: 'Our office is moving to the old quay' }),
    ).toBeVisible();
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(
      page.getByRole('heading', { level: 2, name: 'Our office is moving to the old quay' }),
    ).toBeVisible();
  },
);

test('POPUP-10 opened directly the notification is that of the home page', fullRun, async ({ page }) => {
  const asking = page.waitForRequest('**/api/ImpNotification');
  await page.goto('/imp-notification');
  expect((await asking).headers()).toMatchObject({ pagename: 'Home', eventid: '1' });
  await expect(page.getByRole('heading', { level: 2, name: /Water, shade and earplugs/ })).toBeVisible();
});

test(
  'POPUP-11 Back leaves no popup of the previous page, and the other page shows its own',
  fullRun,
  async ({ page, context }) => {
    await answerPopups(context, { 'about-us': {}, membership: { headingtext: 'New plans' } });
    await openAndBegin(page, '/membership');
    await expect(page.getByRole('dialog', { name: 'New plans' })).toBeVisible();
    await page.keyboard.press('Escape');
    await goInside(page, '/about-us');
    await expect(page.getByRole('dialog', { name: 'Our office is moving' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Our office is moving' })).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'New plans' })).toBeVisible();
  },
);

test(
  'POPUP-01 LAYOUT-17 waits while something is typed, and traps the focus while it is open',
  fullRun,
  async ({ page, context }) => {
    let typed = () => {};
    const whenTyped = new Promise<void>((resolve) => {
      typed = resolve;
    });
    await answerPopups(context, { contact: {} }, whenTyped);
    await page.goto('/contact');
    await untilHydrated(page);
    await page.getByLabel('Full name').fill('Ion');
    await beginToUse(page);
    typed();
    await letTimePass(page, 3_600, 'the popup, which must not come over a form');
    await expect(dialog(page)).toHaveCount(0);
    await page.getByLabel('Full name').blur();
    await expect(dialog(page)).toBeVisible();
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    }
  },
);
