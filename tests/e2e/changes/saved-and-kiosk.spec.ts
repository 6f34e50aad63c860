import { expect, test } from '../../support/fixtures.ts';
import { openKiosk } from '../../support/kiosk.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { openSettled, untilHydrated } from '../../support/settled.ts';
import { NO_ANSWER } from '../offline/sample-words.ts';
import { answerRevisions, bringNewest, EVENT, session, untilStored, type WireRevision } from './revisions.ts';

const FIRST: WireRevision = {
  games: { Drama: [session('Heat', 1, 10, 'Odeon'), session('Talk', 1, 12, 'Agora')] },
};
const SECOND: WireRevision = { games: { Drama: [session('Heat', 1, 15, 'Odeon')] } };

test.use({ ownSite: true });
test.beforeEach(({ allowConsole }) => allowConsole(NO_ANSWER));

test('CHANGES-07 the star of the header says that something saved has moved or gone, until the list was open', async ({
  page,
  context,
  site,
}) => {
  const answers = await answerRevisions(context, FIRST);
  await page.goto('/news');
  await waitForWorker(page);
  await page.goto(`${EVENT}#schedule`);
  await untilHydrated(page);
  for (const title of ['Heat', 'Talk']) {
    const star = page.locator('#schedule').getByRole('button', { name: `Save Drama: ${title}` });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
  await openSettled(page, '/news');
  const header = page
    .getByRole('banner')
    .getByRole('link', { name: /^Saved/ })
    .first();
  await expect(header).toHaveAccessibleName('Saved, 2 items');
  answers.current = SECOND;
  await bringNewest(page, '15:00:00');
  await expect(header).toHaveAccessibleName('Saved, 2 items, 2 changed');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await site.stop();

  await page.goto('/saved');
  const list = page.getByRole('region', { name: 'Your list' });
  await expect(list.getByText('Moved since you last looked: 1')).toBeVisible();
  await expect(list.getByText('No longer on the schedule: 1')).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: 'Drama: Talk' })).toContainText(
    'No longer on the schedule',
  );
  await expect(header).toHaveAccessibleName('Saved, 2 items');
  await page.reload();
  await untilHydrated(page);
  // What has become of them stays; only the sign on the star is gone.
  await expect(list.getByText('No longer on the schedule: 1')).toBeVisible();
  await expect(header).toHaveAccessibleName('Saved, 2 items');
});

test(
  'CHANGES-08 a kiosk says what has changed since the day began, and nothing about anybody’s last look',
  fullRun,
  async ({ page, context }) => {
    const answers = await answerRevisions(context, FIRST);
    await openKiosk(page, '?event=pythian-national-games');
    await waitForWorker(page);
    await page.goto('/kiosk/today');
    await untilHydrated(page);
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.filter({ hasText: 'Heat' })).toBeVisible();
    await untilStored(page, 'day:pythian-national-games', 'Heat 10:00');
    answers.current = { games: { Drama: [...(SECOND.games.Drama ?? []), session('Masks', 1, 15, 'Agora')] } };
    await bringNewest(page, 'Masks');
    await expect(rows.filter({ hasText: 'Heat' })).toContainText('Changed today');
    await expect(rows.filter({ hasText: 'Masks' })).toContainText('New today');
    await page.goto(`${EVENT}#schedule`);
    await untilHydrated(page);
    await expect(page.locator('#schedule').getByText('Changed today')).toBeVisible();
    await expect(page.getByText(/since you last looked/)).toHaveCount(0);
  },
);
