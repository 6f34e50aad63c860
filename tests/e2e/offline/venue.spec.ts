import { expect, test } from '../../support/fixtures.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { EVENT, NO_ANSWER } from './sample-words.ts';

test('VENUE-08 the plan is there with the server stopped', async ({ page, site, allowConsole }) => {
  allowConsole(NO_ANSWER);
  await page.goto(EVENT);
  await waitForWorker(page);
  await site.stop();
  await page.goto(`${EVENT}#venue`);
  await expect(
    page.getByRole('region', { name: 'Find your way' }).getByRole('heading', { name: 'Market Square Stage' }),
  ).toBeVisible();
  for (const file of ['riverside-grounds.svg', 'signs.svg'])
    expect(await page.evaluate(async (name) => (await fetch(`/venues/${name}`)).ok, file), file).toBe(true);
});
