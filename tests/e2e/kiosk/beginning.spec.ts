import { expect, test, workerInFullRuns } from '../../support/fixtures.ts';
import {
  finishButton,
  KIOSK_SCREENS,
  openKiosk,
  readableEverywhere,
  touchButton,
  untilKiosk,
} from '../../support/kiosk.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun, some } from '../../support/scope.ts';
import { untilHydrated, untilSettled, untilStill } from '../../support/settled.ts';

test.use({ ...workerInFullRuns, hasTouch: true, showsPopups: true, ownSite: false });

for (const { name, viewport } of some(1, KIOSK_SCREENS)) {
  test.describe(`on a ${name} screen`, () => {
    test.use({ viewport });

    test('KIOSK-01 a touch anywhere starts a visit, with the board of the day', fullRun, async ({ page }) => {
      await openKiosk(page);
      await page.touchscreen.tap(viewport.width / 2, viewport.height / 4);
      await expect(page).toHaveURL('/kiosk/today');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('tablist', { name: 'Day' })).toBeVisible();
    });

    test(
      'KIOSK-01 every control of its own is large, within reach, and works by touch alone',
      fullRun,
      async ({ page }) => {
        await openKiosk(page);
        for (const way of ['', '/today', '/map', '/arts', '/more']) {
          await page.goto(`/kiosk${way}`);
          await untilKiosk(page);
          await untilSettled(page);
          await untilStill(page);
          const small = await page.evaluate(() => {
            const seen = (box: DOMRect) => box.width > 0 && box.height > 0;
            const controls = [
              ...document.querySelectorAll<HTMLElement>('footer a, footer button, [role=tab], [lang] > a'),
            ];
            return controls
              .map((control) => ({ words: control.innerText, box: control.getBoundingClientRect() }))
              .filter(({ box }) => seen(box) && (box.width < 64 || box.height < 64))
              .map(({ words, box }) => `${words} ${box.width}x${box.height}`);
          });
          expect(small, `/kiosk${way}: below 64 px`).toEqual([]);
          const letters = await page.evaluate(() => {
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const small = new Set<string>();
            for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
              const holder = node.parentElement;
              if (holder === null || node.textContent?.trim() === '' || holder.closest('script,style,title'))
                continue;
              const box = holder.getBoundingClientRect();
              const isHidden = holder.closest('.visually-hidden') !== null || !holder.checkVisibility();
              const size = Number.parseFloat(getComputedStyle(holder).fontSize);
              if (box.width > 1 && !isHidden && size < 22)
                small.add(`${size} ${node.textContent?.trim().slice(0, 40)}`);
            }
            return [...small];
          });
          expect(letters, `/kiosk${way}: text below 22 px`).toEqual([]);
          const { sideways, high } = await page.evaluate(() => ({
            sideways: document.documentElement.scrollWidth - innerWidth,
            high: [...document.querySelectorAll('header a, header button')].length,
          }));
          expect(sideways, `/kiosk${way}: wider than the screen`).toBeLessThanOrEqual(0);
          expect(high, 'controls in the upper third that do not scroll').toBe(0);
        }
      },
    );
  });
}

test('KIOSK-01 the whole site is a kiosk at once, at every address and after a reload, with one history entry', async ({
  page,
}) => {
  await openKiosk(page);
  await touchButton(page).tap();
  await expect(page).toHaveURL('/kiosk/today');
  await page.reload();
  await untilKiosk(page);
  await expect(page).toHaveURL('/kiosk/today');
  await page.goto('/contact');
  await untilKiosk(page);
  const before = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'News' }).tap();
  await expect(page).toHaveURL('/news');
  await page.getByRole('link', { name: 'The arts' }).tap();
  await expect(page).toHaveURL('/kiosk/arts');
  await page.getByRole('button', { name: 'Back' }).tap();
  await expect(page).toHaveURL('/news');
  await page.getByRole('button', { name: 'Back' }).tap();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
  expect(await page.evaluate(() => history.length), 'history entries').toBe(before);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
});

test(
  'KIOSK-01 history holds one entry for a whole visit from the start page',
  fullRun,
  async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, hasTouch: true });
    const page = await context.newPage();
    // A new tab's first page counts as an entry of its own.
    await page.goto('/kiosk');
    await untilKiosk(page);
    const first = await page.evaluate(() => history.length);
    await touchButton(page).tap();
    for (const [name, address] of [
      ['Map', '/kiosk/map'],
      ['News', '/news'],
      ['The arts', '/kiosk/arts'],
      ['More', '/kiosk/more'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).tap();
      await expect(page).toHaveURL(address);
    }
    await finishButton(page).tap();
    await expect(touchButton(page)).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(first);
    await context.close();
  },
);

test(
  'none of the site’s own prompts appear on a kiosk, and its storage is nobody’s business',
  fullRun,
  async ({ page }) => {
    await openKiosk(page);
    await page.goto('/event');
    await untilKiosk(page);
    await letTimePass(page, 4_000, 'what the site asks on other devices, which must not come');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('cookies', { exact: false })).toHaveCount(0);
    for (const address of ['/outbox', '/device']) {
      await page.goto(address);
      await untilKiosk(page);
      await expect(page).toHaveURL('/kiosk/today');
    }
  },
);

test('PRINT-09 a kiosk offers no printing', fullRun, async ({ page }) => {
  await openKiosk(page);
  await page.goto('/event/pythian-national-games');
  await untilKiosk(page);
  await expect(page.getByRole('region', { name: 'Games schedule' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print', exact: true })).toHaveCount(0);
  for (const address of ['/print', '/print/pythian-national-games']) {
    await page.goto(address);
    await untilKiosk(page);
    await expect(page).toHaveURL('/kiosk/today');
  }
});

test('a kiosk shows the event in its address, and stays with it', fullRun, async ({ page }) => {
  await openKiosk(page, '?event=pythian-national-games');
  await touchButton(page).tap();
  await expect(page.getByText('Pythian National Games').first()).toBeVisible();
  await page.goto('/kiosk');
  await untilKiosk(page);
  await touchButton(page).tap();
  await expect(page.getByText('Pythian National Games').first()).toBeVisible();
});

test('an event that is over is not announced as upcoming', fullRun, async ({ page }) => {
  await openKiosk(page, '?event=new-year-concert');
  await touchButton(page).tap();
  await expect(page.getByRole('main')).toContainText('New Year Concert');
  await expect(page.getByText('Begins')).toHaveCount(0);
});

test('an owner brought here by a link loses nothing and gets out again', fullRun, async ({ page }) => {
  await page.goto('/event');
  await untilHydrated(page);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Save / }).first()).toHaveAttribute('aria-pressed', 'true');
  await openKiosk(page);
  // None of it is visible meanwhile, and loading the page again does no harm.
  expect(await readableEverywhere(page)).toMatch(/^saved: \[\]$/m);
  await page.goto('/kiosk');
  await untilKiosk(page);
  await page.getByRole('button', { name: 'This isn’t a kiosk' }).tap();
  await page.waitForURL('/');
  await page.goto('/saved');
  await expect(page.locator('html.kiosk')).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href^="/event/"]').first()).toBeAttached();
});

test(
  'the start page says where to touch in the middle of its disc, also from right to left',
  fullRun,
  async ({ page }) => {
    await openKiosk(page);
    const middles = () =>
      page.evaluate(() => {
        const middle = (one: Element | null) => {
          const { left, top, width, height } = one?.getBoundingClientRect() ?? new DOMRect();
          return [left + width / 2, top + height / 2].map(Math.round);
        };
        const disc = document.querySelector('#kiosk-start svg[viewBox^="-610"]');
        return { disc: middle(disc), hub: middle(document.querySelector('#kiosk-start button > span')) };
      });
    for (const dir of ['ltr', 'rtl']) {
      await page.evaluate((way) => document.documentElement.setAttribute('dir', way), dir);
      const { disc, hub } = await middles();
      expect(hub, dir).toEqual(disc);
    }
  },
);
