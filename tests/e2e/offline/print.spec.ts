import { expect, test } from '../../support/fixtures.ts';
import { cutTexts, printedPages, timesPrinted } from '../../support/reading/printed-pages.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { EVENT, KEY, NO_ANSWER } from './sample-words.ts';
import { untilStored } from './stored-answers.ts';

test(
  'PRINT-05 OFFLINE-03 the sheets of a visited event are made with the server stopped',
  fullRun,
  async ({ page, site, allowConsole }) => {
    allowConsole(NO_ANSWER);
    await page.goto(EVENT);
    await waitForWorker(page);
    await untilStored(page, KEY.schedule);
    await untilStored(page, KEY.event);
    await site.stop();
    await page.goto('/print/pythian-national-games?sheet=doors&paper=a4');
    await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    const doors = await printedPages(page);
    expect(doors.length).toBeGreaterThanOrEqual(5);
    expect(timesPrinted(doors, 'Harbour Steps')).toBeGreaterThan(0);
    expect(cutTexts(doors)).toEqual([]);
    await page.getByRole('radio', { name: 'Large print' }).click();
    const large = await printedPages(page);
    expect(timesPrinted(large, 'Relay through midnight')).toBe(1);
    // The plan of all events is a page of the site itself.
    await page.goto('/print');
    await expect(page.getByRole('heading', { level: 1, name: 'Print your plan' })).toBeVisible();
    await expect(page.getByText('No sessions starred yet')).toBeVisible();
  },
);
