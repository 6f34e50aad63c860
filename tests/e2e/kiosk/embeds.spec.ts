import type { Frame, Page } from '@playwright/test';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { finishButton, openStaffPage, question, touchButton, untilKiosk } from '../../support/kiosk.ts';
import { fullRun } from '../../support/scope.ts';
import { answerHome, film, listed, lists } from '../home/home-answers.ts';
import { stubPlayers } from '../home/sample-player.ts';

test.use({ ...withoutWorker, hasTouch: true, viewport: { width: 1080, height: 1920 } });

const SECOND = 1_000;

/** Sets up the kiosk as the staff does to allow other sites. */
async function allowEmbeds(page: Page) {
  await openStaffPage(page);
  await page.getByRole('checkbox', { name: 'Allow videos and widgets from other sites' }).check();
}

/** The frame of the only film, once its player has loaded. */
async function playFilm(page: Page): Promise<Frame> {
  await page.goto('/');
  await untilKiosk(page);
  const events = page.getByRole('region', { name: 'Previous events', exact: true });
  await events.getByRole('heading', { name: 'Previous events' }).scrollIntoViewIfNeeded();
  await events.getByRole('button', { name: 'Play video: Flame' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Play video: Flame' }).click();
  await expect(dialog.locator('iframe')).toBeVisible();
  await expect.poll(() => page.frames().some((frame) => frame.url().includes('youtube'))).toBe(true);
  return page.frames().find((frame) => frame.url().includes('youtube')) as Frame;
}

test(
  'KIOSK-04 an embedded film counts while it plays, opens nothing, and stores nothing for the next visitor',
  fullRun,
  async ({ page, context }) => {
    await page.clock.install();
    await stubPlayers(context);
    await answerHome(context, {
      events: lists([], [listed('Spring Games')]),
      EventsLinkedNews: { headingText: '', data: [film('Flame')] },
    });
    await allowEmbeds(page);
    const frame = await playFilm(page);
    const rights = await page.locator('dialog iframe').getAttribute('sandbox');
    expect(rights, 'no windows, no downloads, no navigation of the page').toBe(
      'allow-scripts allow-same-origin allow-presentation',
    );
    expect(await frame.evaluate('window.credentialless')).toBe(true);
    const kept = await frame.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as an embed does
      document.cookie = 'planted=by-an-embed; SameSite=None; Secure; Partitioned; Max-Age=9999';
      return document.cookie;
    });
    expect(kept).toContain('planted');

    await frame.evaluate(
      'window.player.state = 1; parent.postMessage(\'{"event":"onStateChange","info":1}\', \'*\')',
    );
    await page.clock.runFor(200 * SECOND);
    await expect(question(page), 'somebody watches').toHaveCount(0);
    await frame.evaluate('parent.postMessage(\'{"event":"onStateChange","info":2}\', \'*\')');
    await page.clock.runFor(63 * SECOND);
    await expect(question(page), 'the film is paused').toBeVisible();
    await page.clock.runFor(21 * SECOND);
    await page.waitForURL('/kiosk');
    await page.clock.resume();
    await expect(touchButton(page)).toBeVisible();

    const next = await playFilm(page);
    expect(await next.evaluate(() => document.cookie), 'what the embed stored').toBe('');
  },
);

test('HOME-27 K2 a widget opens no windows on a kiosk', fullRun, async ({ page, context, allowConsole }) => {
  allowConsole(/Blocked opening|sandboxed/);
  const probe = `<p>Twelve drums</p><button>open</button> <a href="https://elsewhere.example/" target="_blank">a tab</a>
    <script>document.querySelector('button').onclick = ({ target }) => {
      target.textContent = String(open('https://elsewhere.example/'));
    }</script>`;
  await context.route('**/api/SocialMediaWidget', (route) =>
    route.fulfill({ json: { widgets: [{ title: 'The desk', widget: probe }] } }),
  );
  await allowEmbeds(page);
  await page.goto('/news');
  await untilKiosk(page);
  const desk = page.getByRole('region', { name: 'The desk' }).first();
  await desk.getByRole('button', { name: /Show live content/ }).click();
  await desk.getByRole('button', { name: /Agree and show/ }).click();
  const element = desk.locator('iframe[src="/widget/frame"]');
  await expect(element).toBeVisible();
  expect(await element.getAttribute('sandbox')).toBe('allow-scripts');
  const frame = element.contentFrame();
  await frame.getByRole('button', { name: 'open' }).click();
  await expect(frame.getByRole('button', { name: 'null' })).toBeVisible();
  await frame.getByRole('link', { name: 'a tab' }).click();
  await finishButton(page).tap();
  await expect(touchButton(page)).toBeVisible();
  expect(context.pages(), 'windows').toHaveLength(1);
});
