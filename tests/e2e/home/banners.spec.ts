import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilSettled, untilStill } from '../../support/settled.ts';
import { stopClock } from '../../support/stop-clock.ts';
import { goInside } from '../reads/go-inside.ts';
import { stubPlayers } from './sample-player.ts';

test.use(withoutWorker);

const image = (alttext: string, more: object = {}) => ({
  imgurl: '/media/banners/delphi.svg',
  imagetype: 'image',
  alttext,
  // Where they should rotate, the test starts them.
  autoslidetiming: 60_000,
  ...more,
});
const film = (more: object = {}) => ({
  imgurl: 'https://www.youtube-nocookie.com/embed/sampleFilm1',
  imagetype: 'youtube',
  alttext: 'The first day',
  ...more,
});
const answer = (context: BrowserContext, banners: object[]) =>
  context.route('**/api/banners', (route) => route.fulfill({ json: { data: banners } }));
const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const shown = (page: Page, place: string) => highlights(page).getByRole('group', { name: place });

async function agree(context: BrowserContext) {
  await context.addInitScript(() => {
    if (self === top) localStorage.setItem('cookieConsent', 'given');
  });
}

test(
  'BANNER-01 BANNER-03 BANNER-05 one at a time, each for its own time, then the first again',
  fullRun,
  async ({ page, context }) => {
    await answer(context, [image('one', { autoslidetiming: 2000 }), image('two', { autoslidetiming: 8000 })]);
    await page.clock.install();
    await openSettled(page, '/');
    await stopClock(page);
    // Without a pointer, which would pause them: to the second and back, where the first one's time starts.
    const press = (name: string) =>
      page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click());
    const isOnSecond = await shown(page, '2 of 2').isVisible();
    if (!isOnSecond) await press('Next highlight');
    await press('Previous highlight');
    await page.clock.runFor(1_500);
    await expect(shown(page, '1 of 2')).toBeVisible();
    await page.clock.runFor(600);
    await expect(shown(page, '2 of 2')).toBeVisible();
    await expect(shown(page, '1 of 2')).toHaveCount(0);
    await page.clock.runFor(7_000);
    await expect(shown(page, '2 of 2')).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(shown(page, '1 of 2')).toBeVisible();
  },
);

test('BANNER-06 a swipe turns them only if it is long enough', fullRun, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // The page's popup would get in the way.
  await context.addInitScript(() => sessionStorage.setItem('popupClose', '1'));
  const page = await context.newPage();
  await answer(context, [image('one'), image('two')]);
  await openSettled(page, '/');
  const picture = page.getByAltText('one');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  const x = (box?.x ?? 0) + 200;
  const y = (box?.y ?? 0) + 60;
  const touch = await context.newCDPSession(page);
  const stroke = async (across: number, down: number) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const part of [0.5, 1])
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: x + across * part, y: y + down * part }],
      });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await stroke(-30, 0);
  await expect(shown(page, '1 of 2')).toBeVisible();
  await stroke(-60, 0);
  await expect(shown(page, '2 of 2')).toBeVisible();
  await stroke(60, 0);
  await expect(shown(page, '1 of 2')).toBeVisible();
  await stroke(-50, 90);
  await expect(shown(page, '1 of 2')).toBeVisible();
  await context.close();
});

test('BANNER-07 BANNER-08 a flagged film plays muted after consent, pauses when left, and restarts', async ({
  page,
  context,
}) => {
  await agree(context);
  await stubPlayers(context);
  await answer(context, [film({ isautoplaytrue: 1, autoslidetiming: 60_000 }), image('two')]);
  await openSettled(page, '/');
  await shown(page, '1 of 2').scrollIntoViewIfNeeded();
  const frame = page.getByTitle('The first day');
  await expect(frame).toHaveAttribute('src', /autoplay=1&mute=1/);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  const pause = page.getByRole('button', { name: 'Pause The first day' });
  await expect(pause).toBeVisible();
  await page.getByRole('button', { name: 'Turn the sound on' }).click();
  await expect(page.getByRole('button', { name: 'Turn the sound off' })).toBeVisible();

  await page.getByRole('button', { name: 'Next highlight' }).click();
  const inside = page.frames().find((each) => each.url().includes('sampleFilm1'));
  const player = () => inside?.evaluate(() => (window as unknown as { player: object }).player);
  await expect.poll(player).toMatchObject({ state: 2, muted: true, at: 0 });
  await page.getByRole('button', { name: 'Previous highlight' }).click();
  await expect.poll(player).toMatchObject({ state: 1, muted: true });
  await expect(page.getByRole('button', { name: 'Turn the sound on' })).toBeVisible();
});

test(
  'BANNER-07 VIDEO-09 before consent nothing is requested from the film’s site; a press plays it',
  fullRun,
  async ({ page, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await stubPlayers(context);
    await answer(context, [film({ isautoplaytrue: 1 })]);
    await openSettled(page, '/');
    await highlights(page).getByRole('link', { name: 'Watch on YouTube' }).scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked.filter((host) => host.includes('youtube'))).toEqual([]);
    await page.getByRole('button', { name: 'Play The first day' }).first().click();
    const pause = page.getByRole('button', { name: 'Pause The first day' });
    await expect(pause).toBeVisible();
    // After a press inside the frame, the toggle follows.
    await page.frameLocator('iframe').getByText('A film').click();
    await expect(pause).toHaveCount(0);
  },
);

test('BANNER-07 with data saving on no film starts automatically', fullRun, async ({ page, context }) => {
  await agree(context);
  await stubPlayers(context);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await answer(context, [film({ isautoplaytrue: 1, autoslidetiming: 60_000 }), image('two')]);
  await openSettled(page, '/');
  await shown(page, '1 of 2').scrollIntoViewIfNeeded();
  const play = page.getByRole('button', { name: 'Play The first day' }).first();
  await expect(play).toBeVisible();
  await letTimePass(page, 1_000, 'a film that begins by itself, which must not come');
  await expect(page.locator('iframe')).toHaveCount(0);
  await play.click();
  await expect(page.getByTitle('The first day')).toBeVisible();
});

test(
  'VIDEO-10 a film whose site is blocked leaves the link to it, and the banners continue',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_BLOCKED_BY_CLIENT/);
    await agree(context);
    await context.route(/youtube/, (route) => route.abort('blockedbyclient'));
    await answer(context, [film(), image('two')]);
    await openSettled(page, '/');
    await page.getByRole('button', { name: 'Play The first day' }).first().click();
    await expect(highlights(page).getByRole('link', { name: /Watch on/ })).toHaveAttribute(
      'href',
      /sampleFilm1/,
    );
    await page.getByRole('button', { name: 'Next highlight' }).click();
    await expect(shown(page, '2 of 2')).toBeVisible();
  },
);

for (const [width, height, left, top] of some(1, [
  [1440, 900, 0.1, 0.8],
  [375, 812, 0.5, 0.2],
] as const))
  test(
    `BANNER-10 BANNER-12 the words are in their places at ${width} px, inside`,
    fullRun,
    async ({ page, context }) => {
      await page.setViewportSize({ width, height });
      await answer(context, [
        image('one', {
          headingtext: '<h1>A <span>b</span></h1>',
          type: 'Custom',
          mobileType: 'Custom',
          xaxis: 10,
          yaxis: 80,
          mobilexaxis: 50,
          mobileyaxis: 20,
        }),
        image('two', { headingtext: '<h1>Edge</h1>', type: 'Custom', xaxis: 250, yaxis: 900 }),
      ]);
      await openSettled(page, '/');
      await page.getByRole('button', { name: 'Next highlight' }).scrollIntoViewIfNeeded();
      const slide = shown(page, '1 of 2');
      // BANNER-10: markup, one level below the page's own heading.
      const heading = slide.getByRole('heading', { level: 2, name: 'A b' });
      await expect(heading.locator('span')).toHaveText('b');
      const words = heading.locator('xpath=../..');
      const [box, banner] = [await words.boundingBox(), await slide.boundingBox()];
      if (box === null || banner === null) throw new Error('The words are not there.');
      expect(Math.abs(box.x - banner.x - left * banner.width)).toBeLessThan(2);
      expect(Math.abs(box.y - banner.y - top * banner.height)).toBeLessThan(2);

      await page.getByRole('button', { name: 'Next highlight' }).click();
      await untilStill(page);
      const edge = await page.getByRole('heading', { name: 'Edge' }).boundingBox();
      expect((edge?.x ?? 0) + (edge?.width ?? 0)).toBeLessThanOrEqual(banner.x + banner.width);
      expect(edge?.x).toBeGreaterThanOrEqual(0);
    },
  );

for (const [what, reply] of some(1, [
  ['a failed call', { status: 500, json: {} }],
  ['no banners', { json: { data: [] } }],
] as const))
  test(
    `BANNER-13 ${what} leave no frame and no message`,
    fullRun,
    async ({ page, context, allowConsole }) => {
      allowConsole(/500|ERR_FAILED/);
      await context.route('**/api/banners', (route) => route.fulfill(reply));
      // Nor is the home page's built data used in their place.
      await context.route('**/', (route) =>
        route.request().isNavigationRequest() ? route.fallback() : route.abort(),
      );
      // Another page first: the prerendered home page has banners of the sample content.
      await openSettled(page, '/contact');
      await page.getByRole('link', { name: 'Pythian Games' }).first().click();
      await expect(page).toHaveURL('/');
      await untilSettled(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(highlights(page)).toHaveCount(0);
    },
  );

test(
  'BANNER-01 Q-79 an event leads with its own picture, and its banners follow',
  fullRun,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/banners')) asked.push(request.headers().pagename ?? '');
    });
    await openSettled(page, '/event/pythian-national-games');
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const banners = await highlights(page).boundingBox();
    expect(banners?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
    await highlights(page).getByRole('link', { name: 'Enter a game' }).scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toEqual(['event/pythian-national-games']);

    await goInside(page, '/event/pythian-games-athens');
    await expect(
      highlights(page).getByRole('heading', { name: 'Nine days in Athens, one in Delphi' }),
    ).toBeVisible();
    await expect(highlights(page).getByRole('button', { name: 'Next highlight' })).toHaveCount(0);
  },
);
