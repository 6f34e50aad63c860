import type { Page } from '@playwright/test';
import type { NoticePush } from '#core/notices/notices.ts';
import { expect, test } from '../../support/fixtures.ts';
import { deliverPush, pressNotice, waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled } from '../../support/settled.ts';
import { EVENT, NO_ANSWER } from '../offline/sample-words.ts';

const BEFORE = { id: 'a', title: 'Lyre: Final', start: '2026-08-07T18:00', place: 'Lyre Hall' };

/** A notice as the server of this address sends it. */
function moved(page: Page): NoticePush {
  return {
    web_push: 8030,
    mutable: true,
    notification: {
      title: BEFORE.title,
      body: '18:00 → 18:15 · Lyre Hall',
      navigate: new URL(`${EVENT}#schedule`, page.url()).href,
      tag: 'changes:a',
      data: {
        kind: 'changes',
        event: 'pythian-national-games',
        eventName: 'Pythian National Games',
        revision: 1_000,
        before: BEFORE,
        after: { ...BEFORE, start: '2026-08-07T18:15' },
      },
    },
  };
}
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

test('NOTICES-05 NOTICES-08 a push is shown, and brings the schedule that it tells of, for a start without a network', async ({
  page,
  context,
  site,
  allowConsole,
}) => {
  allowConsole(NO_ANSWER);
  await context.grantPermissions(['notifications']);
  await openSettled(page, '/history');
  await waitForWorker(page);
  await site.forgetRequests();
  await deliverPush(page, moved(page));
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Lyre: Final', body: '18:00 → 18:15 · Lyre Hall', tag: 'changes:a' }]);
  await expect
    .poll(async () => (await site.requests()).map(({ path }) => path).sort())
    .toEqual(expect.arrayContaining(['/api/GameSchedule', '/api/eventdetail']));
  // What is stored by now is there without the server.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const headers = { pagename: 'pythian-national-games' };
        return (await fetch('/api/GameSchedule', { headers, cache: 'force-cache' })).status;
      }),
    )
    .toBe(200);
  await site.stop();
  await page.goto(`${EVENT}#schedule`);
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
});

test('NOTICES-07 a press on a notice leads there in the page that is open, and the notice is gone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await openSettled(page, '/history');
  await waitForWorker(page);
  await deliverPush(page, moved(page));
  await expect.poll(() => shown(page)).toHaveLength(1);
  await pressNotice(page);
  await expect(page).toHaveURL(`${EVENT}#schedule`);
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  expect(await shown(page)).toEqual([]);
});

test('NOTICES-05 a push that is none of ours is a plain notice', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await openSettled(page, '/history');
  await waitForWorker(page);
  await deliverPush(page, '<html>');
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Pythian Games', body: 'The schedule has changed', tag: '' }]);
});
