import type { BrowserContext, Frame, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun, some } from '../../support/scope.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';

test.use(withoutWorker);

const POST = '<blockquote><p>Twelve drums, no umbrella.</p></blockquote>';
const PICTURES = '<ul><li><img src="/media/gallery/g1.svg" alt="Day one"></li></ul>';

/** Both widgets, each with the given markup in its first item. */
async function answerWidgets(context: BrowserContext, widgets: { Facebook: string; Instagram: string }) {
  await context.route('**/api/SocialMediaWidget', (route) => {
    const title = route.request().headers().title === 'Facebook' ? 'Facebook' : 'Instagram';
    const items = [
      { title: `${title} now`, widget: widgets[title] },
      { title: 'Second', widget: '<p>Not this one</p>' },
    ];
    return route.fulfill({ json: { widgets: items } });
  });
}

const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const show = (page: Page) => page.getByRole('button', { name: /Show live content/ });

/** The visitor has pressed 'Got it!' on an earlier day. */
const agreed = (context: BrowserContext) =>
  context.addInitScript(() => {
    // The frame has no storage, which must not make it fail.
    if (origin !== 'null') localStorage.setItem('cookieConsent', 'given');
  });

async function liveFrame(page: Page): Promise<Frame> {
  await expect(page.locator('iframe[src="/widget/frame"]')).toBeVisible();
  const frame = page.frames().find((one) => one.url().endsWith('/widget/frame'));
  if (frame === undefined) throw new Error('There is no frame.');
  return frame;
}

for (const path of some(1, ['/news', '/'])) {
  test.describe(`on ${path}`, () => {
    test(
      'HOME-25 NEWS-02 API-20 the first widget of each answer is in its section',
      fullRun,
      async ({ page, context }) => {
        await answerWidgets(context, { Facebook: POST, Instagram: PICTURES });
        const asked: (string | undefined)[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/api/SocialMediaWidget')) asked.push(request.headers().title);
        });
        await openSettled(page, path);
        await section(page, 'Facebook now').scrollIntoViewIfNeeded();
        await expect(section(page, 'Facebook now').getByText('Twelve drums')).toBeVisible();
        await expect(section(page, 'Instagram now').getByAltText('Day one')).toBeVisible();
        await expect(page.getByText('Not this one')).toHaveCount(0);
        expect(asked.sort()).toEqual(['Facebook', 'Instagram']);
      },
    );

    for (const empty of some(1, ['Facebook', 'Instagram'] as const)) {
      test(
        `HOME-26 NEWS-02 an empty ${empty} widget removes its heading, too`,
        fullRun,
        async ({ page, context }) => {
          const widgets = { Facebook: POST, Instagram: PICTURES, [empty]: '' };
          await answerWidgets(context, widgets);
          await openSettled(page, path);
          const other = empty === 'Facebook' ? 'Instagram' : 'Facebook';
          await section(page, `${other} now`).scrollIntoViewIfNeeded();
          await expect(section(page, `${other} now`)).toHaveCount(1);
          await expect(section(page, `${empty} now`)).toHaveCount(0);
          await expect(page.getByRole('heading', { name: `${empty} now` })).toHaveCount(0);
        },
      );
    }
  });
}

test(
  'HOME-27 the text is there at once; the script runs after it was asked for and agreed to',
  fullRun,
  async ({ page }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/widget')) outside.push(pathname);
    });
    await openSettled(page, '/news');
    const desk = section(page, 'From the founder’s desk');
    await expect(desk.getByText('Day one: four thousand visitors')).toBeVisible();
    expect(outside).toEqual([]);
    await show(page).click();
    await expect(desk.getByText('comes from another site')).toBeVisible();
    expect(outside).toEqual([]);
    await page.getByRole('button', { name: /Agree and show/ }).click();
    const frame = await liveFrame(page);
    await expect(frame.getByText('Live from the stand-in widget')).toBeVisible();
    await expect(frame.getByText('Day one: four thousand visitors')).toBeVisible();
    // The text is there once, and the keyboard focus is on the content.
    await expect(desk.getByText('Day one: four thousand visitors')).toHaveCount(0);
    await expect(page.locator('iframe[src="/widget/frame"]')).toBeFocused();
    await frame.getByRole('button', { name: '214 hearts' }).click();
    await expect(frame.getByRole('button', { name: '215 hearts' })).toBeVisible();
    const height = () =>
      page.locator('iframe[src="/widget/frame"]').evaluate((box) => (box as HTMLElement).offsetHeight);
    await expect.poll(height).toBeLessThan(400);
    expect(await height()).toBeGreaterThanOrEqual(200);
  },
);

test('HOME-27 ERR-07 a script of a widget has none of the site’s rights (X7)', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy|Unsafe attempt|Unsafe JavaScript|sandboxed|Blocked opening/i);
  await agreed(context);
  const probe = `<p id="found"></p><script>(async () => {
    const found = [];
    const way = async (name, go) => {
      try { await go(); found.push(name); } catch { /* denied */ }
    };
    await way('storage', () => localStorage.length);
    await way('session', () => sessionStorage.length);
    await way('cookies', () => document.cookie);
    await way('database', () => new Promise((go, stop) => {
      const asked = indexedDB.open('x'); asked.onsuccess = go; asked.onerror = stop;
    }));
    await way('caches', () => caches.keys());
    await way('page', () => parent.document.title);
    await way('window', () => { top.location.href = '/medals'; });
    await way('worker', () => navigator.serviceWorker.register('/service-worker.js'));
    await way('interface', () => fetch('/api/Menu'));
    await way('files', () => new Promise((go, stop) => {
      const image = new Image(); image.onload = go; image.onerror = stop; image.src = 'https://beacon.example/x.gif';
    }));
    document.getElementById('found').textContent = 'Found: ' + found.join() + '; origin: ' + origin;
  })()</script>`;
  await answerWidgets(context, { Facebook: POST + probe, Instagram: '' });
  const away: string[] = [];
  await context.route('https://beacon.example/**', (route) => {
    away.push(route.request().url());
    return route.abort();
  });
  await openSettled(page, '/news');
  // The prerendered page shows another widget until the answer of this test has come.
  await expect(section(page, 'Facebook now')).toBeVisible();
  await show(page).click();
  const frame = await liveFrame(page);
  await expect(frame.locator('#found')).toHaveText('Found: ; origin: null');
  expect(away).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Founder Desk');
});

test(
  'HOME-27 forged messages change nothing but the height, within bounds (X8)',
  fullRun,
  async ({ page, context }) => {
    await agreed(context);
    const forged = `<script>
    for (let n = 0; n < 1000; n += 1) {
      parent.postMessage({ type: 'widget-height', height: 1e9 + n }, '*');
      parent.postMessage({ type: 'widget-ready' }, '*');
      parent.postMessage({ type: 'adopt', answers: [] }, '*');
    }
  </script>`;
    await answerWidgets(context, { Facebook: POST + forged, Instagram: '' });
    await openSettled(page, '/news');
    await expect(section(page, 'Facebook now')).toBeVisible();
    await show(page).click();
    const frame = await liveFrame(page);
    await expect(frame.getByText('Twelve drums')).toBeVisible();
    const box = page.locator('iframe[src="/widget/frame"]');
    await letTimePass(page, 600, 'the forged heights, which must not count');
    expect(await box.evaluate((element) => (element as HTMLElement).offsetHeight)).toBeLessThanOrEqual(1_200);
    await page.evaluate(() => postMessage({ type: 'widget-height', height: 1_111 }, '*'));
    await letTimePass(page, 600, 'the forged height, which must not count');
    expect(await box.evaluate((element) => (element as HTMLElement).style.blockSize)).not.toBe('1111px');
  },
);

test(
  'OFFLINE-16 HOME-27 without a network a quiet line replaces it',
  fullRun,
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await agreed(context);
    await openSettled(page, '/news');
    await context.setOffline(true);
    await expect(page.getByText('You’re offline').first()).toBeVisible();
    await show(page).click();
    await expect(section(page, 'From the founder’s desk').getByText('needs a connection')).toBeVisible();
    expect(page.frames()).toHaveLength(1);
  },
);

test(
  'HOME-27 the frame shows nothing when it is opened as a page (X7)',
  fullRun,
  async ({ page, allowConsole }) => {
    allowConsole(/favicon\.ico/);
    await page.goto('/widget/frame');
    expect(await page.evaluate(() => origin)).toBe('null');
    await page.evaluate(() =>
      postMessage({ type: 'widget-markup', html: '<p>Shown</p>', lang: 'en', dir: 'ltr' }, '*'),
    );
    await letTimePass(page, 300, 'the forged markup, which must not be shown');
    await expect(page.getByText('Shown')).toHaveCount(0);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('HOME-25 the text of both widgets is in the prerendered page', fullRun, async ({ page }) => {
    await page.goto('/news');
    await expect(
      section(page, 'From the founder’s desk').getByText('Day one: four thousand visitors'),
    ).toBeVisible();
  });
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('HOME-27 PWA-07 the worker does not answer for the frame', fullRun, async ({ page, context }) => {
    await agreed(context);
    await page.goto('/news');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await page.reload();
    await untilHydrated(page);
    await show(page).click();
    const frame = await liveFrame(page);
    await expect(frame.getByText('Live from the stand-in widget')).toBeVisible();
  });
});
