import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { untilKiosk } from '../../support/kiosk.ts';
import { shiftsOf, watchShifts } from '../../support/layout-shifts.ts';
import { letTimePass } from '../../support/nothing-happens.ts';
import { fullRun } from '../../support/scope.ts';
import { stopWorkers, waitForWorker } from '../../support/service-worker-control.ts';
import { untilHydrated } from '../../support/settled.ts';
import { test } from './built-copy.ts';
import { EVENT, KEY, NO_ANSWER } from './sample-words.ts';
import { untilStored } from './stored-answers.ts';

/** What one animation frame shows. */
interface Frame {
  readonly theme: string | undefined;
  readonly isMenuSeen: boolean;
}

/** Makes every page from now on record what its frames show. A page whose rendering is blocked has none yet. */
async function noteFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frames: object[] = [];
    Object.assign(globalThis, { frames });
    const isSeen = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    const note = () => {
      frames.push({
        theme: document.documentElement.dataset.theme,
        isMenuSeen: isSeen('header nav'),
      });
      if (frames.length < 200) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

const framesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);

/** Opens the site once, so that everything comes from the device afterwards. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto('/');
  await waitForWorker(page);
}

test('a chosen theme applies from the first frame, and K2 a kiosk never shows the prerendered page, which links out', async ({
  page,
}) => {
  await visitOnce(page);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await noteFrames(page);
  for (const path of ['/event', '/history', '/event/pythian-national-games']) {
    await page.goto(path);
    await untilHydrated(page);
    expect(new Set((await framesOf(page)).map(({ theme }) => theme)), path).toEqual(new Set(['dark']));
  }
  await page.evaluate(() => localStorage.setItem('kiosk', '1'));
  for (const path of ['/event', '/history']) {
    await page.goto(path);
    await untilKiosk(page);
    const frames = await framesOf(page);
    expect(frames.length).toBeGreaterThan(0);
    expect(
      frames.filter(({ isMenuSeen }) => isMenuSeen),
      path,
    ).toEqual([]);
  }
});

test(
  'a saved event that runs is rendered in its place at once, with what is on now',
  fullRun,
  async ({ page }) => {
    await visitOnce(page);
    await page.goto(EVENT);
    await untilStored(page, KEY.event, KEY.schedule);
    await watchShifts(page);
    await page.addInitScript(() => {
      const seen = { foot: false };
      Object.assign(globalThis, { seen });
      const look = () => {
        const top = document.querySelector('footer')?.getBoundingClientRect().top;
        seen.foot ||= top !== undefined && top < innerHeight;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(EVENT);
    await untilHydrated(page);
    await expect(page.getByRole('region', { name: 'On now', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Pythian National Games' })).toBeVisible();
    const { sum, shifts } = await shiftsOf(page);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.1);
    expect(
      await page.evaluate(() => (globalThis as unknown as { seen: object }).seen),
      'what a frame showed',
    ).toEqual({ foot: false });
  },
);

test(
  'a page whose worker ends before a slow phone has read its first bytes does not stay empty',
  fullRun,
  async ({ page, allowConsole }) => {
    test.slow();
    // Requests to a worker that is ended may get no answer.
    allowConsole(NO_ANSWER);
    await visitOnce(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (const path of ['/', '/event'])
      for (const ms of [0, 8, 20]) {
        await page.goto(path, { waitUntil: 'commit' });
        await letTimePass(page, ms, 'the page has got so far when its worker is ended');
        await stopWorkers(page);
        const heading = page.getByRole('main').getByRole('heading').first();
        await expect(heading, `${path}, ended after ${ms} ms`).toBeVisible();
        await untilHydrated(page);
      }
  },
);

test(
  'a page whose script fails to load is reloaded once, and stays readable',
  fullRun,
  async ({ page, build, allowConsole }) => {
    allowConsole(/404/);
    await visitOnce(page);
    const boot = /assets\/boot-[\w-]+\.js/.exec(build.read('index.html'))?.[0] ?? '';
    build.remove(boot);
    await page.evaluate(async (lost) => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(lost);
    }, `/${boot}`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.clearBrowserCache');
    let opened = 0;
    page.on('framenavigated', () => {
      opened += 1;
    });
    for (const path of ['/', '/news']) {
      opened = 0;
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload',
      );
      await letTimePass(page, 3_000, 'a further load, which must not come');
      expect(opened, path).toBe(2);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeAttached();
    }
  },
);
