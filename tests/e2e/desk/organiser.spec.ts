import { joinDesk } from '../../support/desk/join-desk.ts';
import { expect, test, withoutWorker } from '../../support/fixtures.ts';
import { written } from '../../support/reading/written.ts';
import { openSettled } from '../../support/settled.ts';
import { PHONE } from './no-mistakes.ts';

test.use({ ...withoutWorker, timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce', hasAgreed: true });

const EVENT = '/event/pythian-national-games';

/** A programme of today at the event, with sessions that begin in the next hour. */
function programme(startOfSecond: string): Buffer {
  const [day = '', time = ''] = written(Date.now() + 3_600_000).split(' ');
  const start = time.slice(0, 5);
  const rows = [`Chess,Opening,${day},${start},Hall`, `Drums,Finale,${day},${startOfSecond || start},Hall`];
  return Buffer.from(['Game,Title,Day,Start,Place', ...rows].join('\n'));
}

test('DESK-72 an organiser joins, imports a programme, corrects it, publishes, and moves an entry from a phone: visitors see it within seconds', async ({
  page,
  site,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await joinDesk(page, site);

  await page.getByRole('link', { name: 'Import' }).click();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'programme.csv', mimeType: 'text/csv', buffer: programme('25:70') });
  await expect(page.getByText('Row 3, column “Start”: “25:70” isn’t a time.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toHaveCount(0);
  await file.setInputFiles({ name: 'programme.csv', mimeType: 'text/csv', buffer: programme('') });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  // The sample's own programme goes with it.
  await page.getByRole('button', { name: 'Import and remove' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('not published')).toHaveCount(0);

  const visitors = await browser.newContext({ baseURL: site.url, timezoneId: 'Asia/Kolkata' });
  const visitor = await visitors.newPage();
  const listens = visitor.waitForResponse('**/api/changes', { timeout: 120_000 });
  await openSettled(visitor, EVENT);
  const schedule = visitor.getByRole('region', { name: 'Games schedule' });
  await schedule.scrollIntoViewIfNeeded();
  await expect(schedule.getByText('Finale')).toBeVisible();
  // The page listens once it has been open for a while.
  await listens;

  await page.setViewportSize(PHONE);
  await page.goto('/desk');
  await page.getByRole('button', { name: /Finale/ }).click();
  await page.getByRole('button', { name: '+15 min' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(visitor.getByText('1 change since you last looked')).toBeVisible({ timeout: 5_000 });
  await visitors.close();
});
