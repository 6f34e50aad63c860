import type { Page } from '@playwright/test';
import type { NoticePush } from '#core/notices/notices.ts';
import { publishContent } from '../../support/content/publish-content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { deliverPush, pressNotice, waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled } from '../../support/settled.ts';
import type { Site } from '../../support/site.ts';
import { storedText } from '../../support/stored-text.ts';
import { row } from '../changes/revisions.ts';
import { EVENT, NO_ANSWER } from '../offline/sample-words.ts';

const BEFORE = { id: 'a', title: 'Lyre: Final', start: '2026-08-07T18:00', place: 'Lyre Hall' };

const LYRES = '/event/lyres';
/** As content has it. */
const DAY = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

/** Publishes an event of one session, which begins at the given time. */
const publishFinalAt = (site: Site, time: string) =>
  publishContent(site, {
    event: [{ id: '500', name: 'Lyres', path: 'lyres', list: 'upcoming', startDate: DAY, endDate: DAY }],
    scheduleEntry: [
      {
        ...{ id: '1', event: '500', game: 'Lyre', title: 'Final', place: 'Lyre Hall' },
        startsAt: `${DAY}T${time}`,
      },
    ],
  });

/** A notice as the server of this address sends it. */
function moved(page: Page, event = 'pythian-national-games'): NoticePush {
  return {
    web_push: 8030,
    mutable: true,
    notification: {
      title: BEFORE.title,
      body: '18:00 → 18:15 · Lyre Hall',
      navigate: new URL(`/event/${event}#schedule`, page.url()).href,
      tag: 'changes:a',
      data: {
        kind: 'changes',
        event,
        eventName: 'The event',
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
  test.slow();
  allowConsole(NO_ANSWER);
  await context.grantPermissions(['notifications']);
  await publishFinalAt(site, '18:00');
  await openSettled(page, '/history');
  await waitForWorker(page);
  // The visitor has looked at the schedule before, and it is stored as it was then.
  await page.goto(`${LYRES}#schedule`);
  await expect(row(page, 'Final')).toContainText('6:00 PM');
  await expect.poll(() => storedText(page)).toContain('18:00:00');
  await page.goto('/history');
  await publishFinalAt(site, '18:15');
  await site.forgetRequests();
  await deliverPush(page, moved(page, 'lyres'));
  expect(await shown(page)).toEqual([
    { title: 'Lyre: Final', body: '18:00 → 18:15 · Lyre Hall', tag: 'changes:a' },
  ]);
  await expect
    .poll(async () => (await site.requests()).map(({ path }) => path).sort())
    .toEqual(expect.arrayContaining(['/api/GameSchedule', '/api/eventdetail']));
  await expect.poll(() => storedText(page)).toContain('18:15:00');
  await site.stop();
  await page.goto(`${LYRES}#schedule`);
  await expect(row(page, 'Final')).toContainText('6:15 PM');
  await expect(row(page, 'Final')).not.toContainText('6:00 PM');
});

test('NOTICES-07 a press on a notice leads there in the page that is open, and the notice is gone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await openSettled(page, '/history');
  await waitForWorker(page);
  await deliverPush(page, moved(page));
  expect(await shown(page)).toHaveLength(1);
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
  expect(await shown(page)).toEqual([{ title: 'Pythian Games', body: 'The schedule has changed', tag: '' }]);
});
