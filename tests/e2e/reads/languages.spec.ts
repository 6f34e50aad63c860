import type { Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { openInLanguage } from '../../support/open-in-language.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilHydrated, untilSettled } from '../../support/settled.ts';
import { NO_ANSWER } from '../offline/sample-words.ts';

test.use(withoutWorker);

const EVENT = '/event/pythian-national-games';
const list = (page: Page) => page.getByRole('banner').getByRole('combobox');
const heading = (page: Page) =>
  page.getByRole('region', { name: /Latest News|Τελευταία νέα/ }).getByRole('heading', { level: 2 });
const documentLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang);

test('LAYOUT-03 I18N-01 I18N-03 the language is chosen in the header, stored, and undone', async ({
  page,
}) => {
  await openSettled(page, '/news');
  await expect(page.getByLabel('Language')).toBeVisible();
  await list(page).selectOption('Ελληνικά');
  await expect(heading(page)).toHaveText('Τελευταία νέα');
  expect(await documentLanguage(page)).toBe('el');
  await page.reload();
  await expect(heading(page)).toHaveText('Τελευταία νέα');
  await list(page).selectOption('English');
  await expect(heading(page)).toHaveText('Latest News');
  expect(await documentLanguage(page)).toBe('en');
});

test(
  'I18N-02 every following page uses the chosen language, and so do its dates',
  fullRun,
  async ({ page }) => {
    await openSettled(page, '/news');
    await list(page).selectOption('el');
    for (const [link, path, name] of [
      ['Διοργανώσεις', '/event', 'Διοργανώσεις'],
      ['Ποιοι είμαστε', '/about-us', 'Ποιοι είμαστε'],
      ['Γράψτε μας', '/contact', 'Επικοινωνία'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
    await page.goto('/event/pythian-national-games');
    await expect(
      page
        .locator('#schedule')
        .getByText(/Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή/)
        .first(),
    ).toBeAttached();
  },
);

test('I18N-02 dates are in every language, also in one that the browser does not know', async ({ page }) => {
  await openInLanguage(page, 'ne', '/event');
  const dates = await page.getByRole('main').locator('time').allTextContents();
  expect(dates.length).toBeGreaterThan(3);
  expect(dates.filter((date) => !/^\d{4} \p{sc=Deva}+ \d/u.test(date))).toEqual([]);
});

test('I18N-02 content far down a page comes in the chosen language, too, and hydrates as it was rendered', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'el'));
  for (const path of [EVENT, '/']) {
    await openSettled(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'el');
    // If React cannot hydrate a part, it re-renders it and logs an error.
    const end = page.getByRole('contentinfo');
    await end.scrollIntoViewIfNeeded();
    await expect(end.getByRole('link', { name: 'Ποιοι είμαστε' })).toBeVisible();
  }
});

test('LAYOUT-03 on a phone it is in the drawer', fullRun, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openSettled(page, '/news');
  await expect(list(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const inDrawer = page.getByRole('dialog').getByRole('combobox', { name: 'Language' });
  await inDrawer.selectOption('el');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: 'Σύνδεση' })
      .or(page.getByRole('button', { name: 'Κλείσιμο' }))
      .first(),
  ).toBeVisible();
  expect(await documentLanguage(page)).toBe('el');
});

test(
  'I18N-01 the prerendered page is English and hydrates without a mismatch',
  fullRun,
  async ({ page, context }) => {
    await context.addInitScript(() => localStorage.setItem('language', 'el'));
    const ready = await (await page.request.get('/news')).text();
    expect(ready).toContain('<html lang="en"');
    // A mismatch would be an error in the console, which fails the test.
    await openSettled(page, '/news');
    await expect(heading(page)).toHaveText('Τελευταία νέα');
  },
);

test.describe('a browser set to Greek', () => {
  test.use({ locale: 'el-GR' });

  test('I18N-01 shows the site in Greek on its first visit, and in English once that was chosen', async ({
    page,
  }) => {
    await openSettled(page, '/news');
    await expect(heading(page)).toHaveText('Τελευταία νέα');
    await expect(list(page)).toHaveValue('el');
    await list(page).selectOption('English');
    await expect(heading(page)).toHaveText('Latest News');
    await page.reload();
    await untilHydrated(page);
    await expect(list(page)).toHaveValue('en');
    await expect(heading(page)).toHaveText('Latest News');
  });
});

test(
  'I18N-05 a language that fails to load is reported once, and English stays',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_FAILED/);
    await context.route(/\/assets\/languages\/el-[^/]*\.js/, (route) => route.abort());
    await openSettled(page, '/news');
    await list(page).selectOption('el');
    await expect(page.getByText('This language isn’t saved on this device')).toBeVisible();
    await expect(list(page)).toHaveValue('en');
    await expect(heading(page)).toHaveText('Latest News');
  },
);

/**
 * On a page in Hindi: unmarked text in Latin letters, and text in Hindi that is marked as English. Names of companies,
 * hosts and the games belong to no language.
 */
function wronglyMarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const [text, box] = [texts.currentNode.textContent?.trim() ?? '', texts.currentNode.parentElement];
      if (!box?.checkVisibility()) continue;
      const language = box.closest('[lang]')?.getAttribute('lang');
      const isHindi = /\p{sc=Deva}/u.test(text);
      const isLatin = /^\P{L}*\p{sc=Latn}{3}/u.test(text) && !isHindi;
      const isName = /^\P{L}*(Pythian Games|Facebook|Instagram|YouTube)|\w[.@]\w/u.test(text);
      if (language === 'en' ? isHindi : isLatin && !isName) found.add(text);
    }
    return [...found];
  });
}

test('I18N-06 provider text is marked with its language', fullRun, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'));
  const game = `${EVENT}/musical-vocal-instrumental-arts/kithara`;
  for (const path of ['/', '/event', EVENT, game, '/news', '/our-council', '/search?q=games']) {
    await openSettled(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    expect(await wronglyMarked(page), path).toEqual([]);
  }
});

test('I18N-06 text in a form has its own direction', fullRun, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ar'));
  await openSettled(page, '/contact');
  const mail = page.locator('input[type=email]');
  await mail.fill('ana@example.');
  expect(await mail.evaluate((field) => getComputedStyle(field).direction)).toBe('ltr');
  await mail.fill('آنا');
  expect(await mail.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl');
});

test('I18N-06 Greek overflows no button or heading', fullRun, async ({ page, context }) => {
  await context.addInitScript(() => localStorage.setItem('language', 'el'));
  for (const width of some(1, [320, 768, 1440])) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/event', '/contact']) {
      await page.goto(path);
      await expect(page.locator('html[lang=el]')).toBeAttached();
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow', ownSite: true });

  test('I18N-01 I18N-05 the chosen language is there without a network', async ({
    page,
    site,
    allowConsole,
  }) => {
    // The stream of changes is asked for as well.
    allowConsole(NO_ANSWER);
    await page.goto('/news');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await list(page).selectOption('el');
    await expect(heading(page)).toHaveText('Τελευταία νέα');
    // Its fonts load after its texts, and the footer, which the new language hydrates, loads its own pictures.
    const badges = page.getByRole('contentinfo').locator('img');
    await badges.first().scrollIntoViewIfNeeded();
    for (const badge of await badges.all())
      await expect.poll(() => badge.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await untilSettled(page);
    await site.stop();
    await page.reload();
    await untilHydrated(page);
    await expect(heading(page)).toHaveText('Τελευταία νέα');
  });
});

test('HOME-07 one switch stops all motion, in the header and in the footer, and is remembered', async ({
  page,
}) => {
  await openSettled(page, '/news');
  const switchIn = (part: 'banner' | 'contentinfo') =>
    page.getByRole(part).getByRole('button', { name: /all motion/ });
  await switchIn('banner').click();
  await expect(switchIn('contentinfo')).toHaveText('Resume all motion');
  await openSettled(page, '/medals');
  await expect(switchIn('banner')).toHaveAccessibleName('Resume all motion');
});
