import type { Page } from '@playwright/test';
import { expect, test, workerInFullRuns } from '../../support/fixtures.ts';
import { KIOSK_SCREENS, openKiosk, untilKiosk } from '../../support/kiosk.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { BESIDE_ROUTES, NO_SUCH_PAGE, ROUTES } from '../../support/routes.ts';
import { fullRun } from '../../support/scope.ts';
import { untilQuiet } from '../../support/settled.ts';

const OWN = ['/kiosk', '/kiosk/today', '/kiosk/map', '/kiosk/arts', '/kiosk/more', '/kiosk/staff'];
const ADDRESSES = [
  ...OWN,
  ...ROUTES.map(({ path }) => path),
  ...BESIDE_ROUTES,
  '/search?q=music',
  NO_SUCH_PAGE,
];

interface Crawl {
  /** Addresses of links that were tapped, each once. */
  readonly links: Set<string>;
  readonly buttons: Set<string>;
  readonly handedOff: Set<string>;
}

for (const { name, viewport } of KIOSK_SCREENS) {
  test.describe(`on a ${name} screen`, () => {
    test.use({ ...workerInFullRuns, viewport, hasTouch: true });

    test(
      'KIOSK-01 K2 whatever is tapped, on whatever page, nothing leads out',
      fullRun,
      async ({ page, context, site }) => {
        test.setTimeout(900_000);
        const escapes: string[] = [];
        page.on('popup', (popup) => escapes.push(`window ${popup.url()}`));
        page.on('download', (download) => escapes.push(`download ${download.url()}`));
        page.on('request', (request) => {
          if (request.isNavigationRequest() && new URL(request.url()).origin !== site.url)
            escapes.push(`navigation ${request.url()}`);
        });
        // Without a PIN the start page says how to leave.
        await openKiosk(page, '#pin=2468');
        const crawl: Crawl = { links: new Set(), buttons: new Set(), handedOff: new Set() };
        for (const address of ADDRESSES) {
          await page.goto(address);
          await untilKiosk(page);
          await tapEverything(page, address, crawl);
          expect(context.pages(), 'windows').toHaveLength(1);
        }
        const { links, buttons, handedOff } = crawl;
        console.log(
          `kiosk, ${name}: ${ADDRESSES.length} pages, ${links.size} links and ${buttons.size} buttons tapped, ` +
            `${handedOff.size} handed to a phone, ${escapes.length} escapes`,
        );
        expect(escapes).toEqual([]);
        expect(handedOff.size).toBeGreaterThan(5);
        expect(links.size).toBeGreaterThan(20);
      },
    );
  });
}

/** Taps each control of the page that was not tapped elsewhere, and returns whenever the page has changed. */
async function tapEverything(page: Page, address: string, crawl: Crawl): Promise<void> {
  await untilQuiet(page);
  const home = page.url();
  // Late controls, and those that move meanwhile, are found on the next pass.
  for (let from = 0, again = 0; ; ) {
    const tapped = await tapNext(page, from, new URL(home).pathname, crawl);
    if (tapped === null && again === 2) return;
    if (tapped === null) {
      from = 0;
      again += 1;
      continue;
    }
    const { at, key, isLink } = tapped;
    from = at + 1;
    (isLink ? crawl.links : crawl.buttons).add(key);
    await letTimePass(page, isLink ? 60 : 30, 'the way out, which must not open');
    const shown = page.locator('dialog[open]');
    if (isLink && (await shown.count()) > 0) crawl.handedOff.add(key);
    await comeBack(page, home, address);
  }
}

/** Taps the first control from this position on that was not tapped elsewhere; returns null if there is none. */
function tapNext(page: Page, from: number, pathname: string, { links, buttons }: Crawl) {
  const known = { links: [...links], buttons: [...buttons] };
  return page.evaluate(
    (given) => {
      /** Links of a drawing, such as the plan of a venue, know their address in a way of their own. */
      const addressOf = (control: Element) => {
        if (control instanceof SVGAElement) return new URL(control.href.baseVal, document.baseURI).href;
        const isLink = control instanceof HTMLAnchorElement || control instanceof HTMLAreaElement;
        return isLink ? control.href : null;
      };
      const controls = document.querySelectorAll('a[href], area[href], button, summary, [role=button]');
      for (let at = given.from; at < controls.length; at++) {
        const one = controls[at];
        if (one === undefined || one.textContent === 'Finish') continue;
        const link = addressOf(one);
        const label = one.closest('section,nav,footer,header,dialog')?.getAttribute('aria-label') ?? '';
        const key = link ?? `${given.pathname} ${label} ${one.textContent}`;
        if ((link === null ? given.known.buttons : given.known.links).includes(key)) continue;
        if (one instanceof HTMLElement) one.click();
        else one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
        return { at, key, isLink: link !== null };
      }
      return null;
    },
    { from, pathname, known },
  );
}

/** Closes what was opened, and goes back with the kiosk's own button; if that fails, by a load. */
async function comeBack(page: Page, home: string, address: string): Promise<void> {
  const shown = page.locator('dialog[open]');
  if ((await shown.count()) > 0) {
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached', timeout: 1_500 }).catch(() => undefined);
  }
  const isBack = () => page.url() === home;
  if (!isBack()) {
    await page.evaluate(() => document.querySelector<HTMLElement>('footer [role=group] button')?.click());
    await page.waitForURL(home, { timeout: 1_500 }).catch(() => undefined);
    await untilQuiet(page);
  }
  if (isBack() && (await shown.count()) === 0) return;
  await page.goto(address);
  await untilKiosk(page);
  await untilQuiet(page);
}

test('K2 Q-78 /reset is closed to visitors, whatever links to it', fullRun, async ({ page }) => {
  await openKiosk(page);
  await page.goto('/news');
  await untilKiosk(page);
  // As an article or a broken page may have it.
  await page.getByRole('main').evaluate((main) => {
    const link = Object.assign(document.createElement('a'), {
      href: '/reset',
      textContent: 'Reset this site',
    });
    main.prepend(link);
  });
  await page.getByRole('link', { name: 'Reset this site' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Read it on your phone' })).toBeVisible();
  await expect(page).toHaveURL('/news');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('html.kiosk')).toBeAttached();
});

test('K2 a link to another site becomes a code, so do a mail address and a number, and new windows stay in place', async ({
  page,
}) => {
  await openKiosk(page);
  await page.goto('/contact');
  await untilKiosk(page);
  const dialog = page.getByRole('dialog');
  for (const [link, title] of [
    ['a[href^="mailto:"]', 'Write from your phone'],
    ['a[href^="tel:"]', 'Call from your phone'],
  ] as const) {
    await page.getByRole('main').locator(link).first().click();
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.getByRole('main').locator('a[target="_blank"]').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'opens in a new tab' })).toHaveCount(0);
  await page.goto('/donation');
  await untilKiosk(page);
  await page.getByRole('main').locator('a[href$=".pdf"]').first().click();
  await expect(dialog.getByRole('heading', { name: 'Read it on your phone' })).toBeVisible();
  await expect(dialog.getByRole('img')).toBeVisible();
});

test.use({ hasTouch: true });

test(
  'K2 one of our films has a single button of ours, and its window is closed from below',
  fullRun,
  async ({ page }) => {
    await openKiosk(page);
    await page.goto('/');
    await untilKiosk(page);
    // The rotation may show others just now.
    await page.getByRole('button', { name: 'Play Two hoops and a canal' }).first().dispatchEvent('click');
    const dialog = page.getByRole('dialog');
    const film = dialog.locator('video');
    await expect(film).toBeVisible();
    await expect(film).not.toHaveAttribute('controls');
    await dialog.getByRole('button', { name: /^Play / }).tap();
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
    await dialog.getByRole('button', { name: /^Pause / }).tap();
    await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
    const close = dialog.getByRole('button', { name: 'Close' });
    const frame = await film.boundingBox();
    expect((await close.boundingBox())?.y).toBeGreaterThan((frame?.y ?? 0) + (frame?.height ?? 0));
    await close.tap();
    await expect(dialog).toHaveCount(0);
  },
);
