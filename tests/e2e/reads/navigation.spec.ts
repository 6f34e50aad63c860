import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { openSettled, untilStill } from '../../support/settled.ts';

test.use(withoutWorker);

const SLIDE_OUT_MS = 300;

const entry = (title: string, more: object = {}) => ({
  title,
  clickable: 1,
  link: '/news',
  inNewTab: 0,
  ...more,
});

const menu = {
  first: {
    menuTitle: 'Lyre group',
    clickable: '0',
    link: '',
    items: [
      entry('Plain news'),
      entry('Elsewhere', { link: 'https://example.org/?elsewhere', inNewTab: true }),
      entry('Opens only', { clickable: false, items: [entry('Deep medals', { link: '/medals' })] }),
    ],
  },
  second: { menuTitle: 'Straight to history', clickable: true, link: '/history', inNewTab: false, items: [] },
};

async function answerMenu(context: BrowserContext, body: object) {
  await context.route('**/api/Menu', (route) => route.fulfill({ json: body }));
  await context.route('https://example.org/**', (route) => route.fulfill({ body: 'elsewhere' }));
}

const mainMenu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const group = (page: Page) => mainMenu(page).getByRole('button', { name: 'Lyre group' });
/** What a page load would lose. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test.describe('on a desktop', () => {
  test.beforeEach(async ({ page, context }) => {
    await answerMenu(context, { status: 1, data: menu });
    await openSettled(page, '/contact');
    await markPage(page);
  });

  test('LAYOUT-04 LAYOUT-05 the menu comes from the answer; hovering opens a group and its nested groups', async ({
    page,
  }) => {
    await expect(mainMenu(page).getByRole('link', { name: 'Straight to history' })).toBeVisible();
    await group(page).hover();
    await expect(mainMenu(page).getByRole('link', { name: 'Plain news' })).toBeVisible();
    await mainMenu(page).getByRole('button', { name: 'Opens only' }).hover();
    await expect(mainMenu(page).getByRole('link', { name: 'Deep medals' })).toBeVisible();
  });

  test(
    'LAYOUT-05 a pointer that leaves does not close a group with the keyboard focus',
    fullRun,
    async ({ page }) => {
      await group(page).hover();
      await mainMenu(page).getByRole('link', { name: 'Plain news' }).focus();
      await page.mouse.move(700, 700);
      await letTimePass(page, 500, 'the group closes where the keyboard is elsewhere, and must not here');
      await expect(mainMenu(page).getByRole('link', { name: 'Plain news' })).toBeFocused();
    },
  );

  test(
    'LAYOUT-05 the keyboard opens a group, moves in it, and Escape returns the focus',
    fullRun,
    async ({ page }) => {
      await group(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(mainMenu(page).getByRole('link', { name: 'Plain news' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(group(page)).toBeFocused();
      await expect(mainMenu(page).getByRole('link', { name: 'Plain news' })).toBeHidden();
    },
  );

  test('LAYOUT-06 an entry that is not clickable opens and stays, a clickable one navigates', async ({
    page,
  }) => {
    await group(page).click();
    await mainMenu(page).getByRole('button', { name: 'Opens only' }).click();
    await expect(page).toHaveURL('/contact');
    await mainMenu(page).getByRole('link', { name: 'Deep medals' }).click();
    await expect(page).toHaveURL('/medals');
    await expect(mainMenu(page).getByRole('link', { name: 'Deep medals' })).toBeHidden();
  });

  test(
    'LAYOUT-07 a new tab if it is asked for, the same page without a load otherwise',
    fullRun,
    async ({ page }) => {
      await group(page).click();
      const opened = page.waitForEvent('popup');
      await mainMenu(page)
        .getByRole('link', { name: /Elsewhere/ })
        .click();
      expect((await opened).url()).toBe('https://example.org/?elsewhere');
      await group(page).click();
      await mainMenu(page).getByRole('link', { name: 'Plain news' }).click();
      await expect(page).toHaveURL('/news');
      expect(await isSamePage(page)).toBe(true);
    },
  );
});

test(
  'LAYOUT-08 a refused menu leaves no groups and a page that works',
  fullRun,
  async ({ page, context }) => {
    await answerMenu(context, { status: 0, data: menu });
    await openSettled(page, '/contact');
    await expect(page.getByRole('banner')).not.toContainText('Lyre group');
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL('/news');
  },
);

test(
  'LAYOUT-13 LAYOUT-14 the buttons take text and address from the answer',
  fullRun,
  async ({ page, context }) => {
    const details = {
      loginbuttontext: 'Come in',
      loginbuttonurl: 'https://enrol.example.org/in',
      signupbuttontext: 'Join the games',
      signupbuttonurl: 'https://enrol.example.org/new',
    };
    await context.route('**/api/LoginSignButton', (route) => route.fulfill({ json: { Details: [details] } }));
    await openSettled(page, '/news');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Come in' })).toHaveAttribute(
      'href',
      details.loginbuttonurl,
    );
    await expect(banner.getByRole('link', { name: 'Join the games' })).toHaveAttribute(
      'href',
      details.signupbuttonurl,
    );
  },
);

test(
  'LAYOUT-13 LAYOUT-14 the buttons are requested by page and lead to our own pages if there are none',
  fullRun,
  async ({ page }) => {
    const slug = page.waitForRequest('**/api/LoginSignButton');
    await page.goto('/app-delete-account-steps');
    expect(await (await slug).headerValue('slug')).toBe('app-delete-account-steps');
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/login');
    await expect(banner.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/chooserole');
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  /**
   * Closes the uppermost dialog: its slide lasts 300 ms by the page's own clock, and it is gone then, not before. Real
   * time has no upper limit here, since a busy machine renders late.
   */
  async function expectSlideOut(page: Page) {
    const { slides, tookMs } = await page.evaluate(async () => {
      const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      const from = performance.now();
      const dialog = [...document.querySelectorAll('dialog')].at(-1);
      dialog?.querySelector<HTMLElement>('[aria-label="Close"]')?.click();
      while (dialog?.dataset.closing === undefined) await nextFrame();
      const slides = dialog.getAnimations().map(({ effect }) => effect?.getTiming().duration);
      while (dialog.isConnected) await nextFrame();
      return { slides, tookMs: performance.now() - from };
    });
    expect(slides).toEqual([SLIDE_OUT_MS]);
    expect(tookMs).toBeGreaterThan(SLIDE_OUT_MS - 100);
  }

  async function expectFocusStaysInside(page: Page) {
    const uppermost = page.getByRole('dialog').last();
    await expect(uppermost).toBeVisible();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      expect(await uppermost.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
  }

  test(
    'LAYOUT-03 LAYOUT-08 without a menu the drawer still has the languages',
    fullRun,
    async ({ page, context }) => {
      await answerMenu(context, { status: 1, data: [] });
      await openSettled(page, '/contact');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await expect(drawer.getByRole('combobox', { name: 'Language' })).toBeVisible();
      await expect(drawer.getByRole('navigation')).toHaveCount(0);
    },
  );

  test('LAYOUT-09 LAYOUT-11 the drawer unfolds groups and closes after navigation', async ({
    page,
    context,
  }) => {
    await answerMenu(context, { status: 1, data: menu });
    await openSettled(page, '/contact');
    await expect(mainMenu(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const news = drawer.getByRole('link', { name: 'Plain news' });
    await expect(news).toBeHidden();
    await drawer.getByText('Lyre group').click();
    await expect(news).toBeVisible();
    await drawer.getByText('Lyre group').click();
    await expect(news).toBeHidden();
    await drawer.getByText('Lyre group').click();
    await news.click();
    await expect(page).toHaveURL('/news');
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test(
    'LAYOUT-10 LAYOUT-17 the drawer traps the focus, closes with Escape and slides out in 300 ms',
    fullRun,
    async ({ page }) => {
      await openSettled(page, '/contact');
      const opener = page.getByRole('button', { name: 'Open menu' });
      await opener.click();
      await expectFocusStaysInside(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await untilStill(page);
      await expectSlideOut(page);
    },
  );

  test(
    'LAYOUT-15 LAYOUT-16 LAYOUT-17 one control opens the welcome dialog with Login and Register',
    fullRun,
    async ({ page }) => {
      await openSettled(page, '/contact');
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('link', { name: /sign up/i })).toBeHidden();
      await page.getByRole('button', { name: 'Open menu' }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      const control = drawer.getByRole('button', { name: 'Log in or register' });
      await control.click();
      const welcome = page.getByRole('dialog', { name: 'Welcome' });
      await expect(welcome.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
      await expect(welcome.getByRole('link', { name: 'Register', exact: true })).toBeVisible();
      await expectFocusStaysInside(page);
      await page.keyboard.press('Escape');
      await expect(welcome).toHaveCount(0);
      await expect(drawer).toBeVisible();
      await expect(control).toBeFocused();
      await control.click();
      await expect(welcome).toBeVisible();
      await untilStill(page);
      await expectSlideOut(page);
    },
  );

  test('LOGIN-02 LAYOUT-14 the drawer has login, sign up and the colours, each one press away', async ({
    page,
  }) => {
    await openSettled(page, '/news');
    await expect(page.getByRole('button', { name: /Switch to light/ })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', /login/);
    await expect(drawer.getByRole('link', { name: 'Sign up' })).toBeInViewport({ ratio: 1 });
    await drawer.getByRole('button', { name: /Switch to light/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test(
  'LAYOUT-26 an address typed again starts at its top, a reloaded page where it was',
  fullRun,
  async ({ page }) => {
    await openSettled(page, '/event');
    await page.evaluate(() => scrollTo(0, 900));
    await openSettled(page, '/news');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 300));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  },
);
