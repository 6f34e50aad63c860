import { expect, test } from '../../support/fixtures.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { KEY, NO_ANSWER } from './sample-words.ts';
import { untilStored } from './stored-answers.ts';

const KITHARA = '/event/pythian-national-games/musical-vocal-instrumental-arts/kithara';

test('OFFLINE-03 GAME-01 a visited game says when and where it is on with the server stopped', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(NO_ANSWER);
  await page.goto(KITHARA);
  await waitForWorker(page);
  await untilStored(page, KEY.schedule);
  await site.stop();
  await page.reload();
  const times = page.getByRole('region', { name: 'Times' });
  await expect(times.getByText('Lyre Hall, Riverside Grounds').first()).toBeVisible();
  const star = times.getByRole('button', { name: /^Save Kithara and Lyre/ }).first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});
