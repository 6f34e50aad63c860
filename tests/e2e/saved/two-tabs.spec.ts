import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { everything, fullRun } from '../../support/scope.ts';
import { openSettled } from '../../support/settled.ts';

const ROUNDS = everything ? 100 : 10;
const STARS = 4;

/** Presses one star of the list of events, in the page itself, and returns what all of them show then. */
const press = (page: Page, which: number) =>
  page.evaluate((index) => {
    const all = document.querySelectorAll<HTMLButtonElement>(
      'main button[aria-pressed][aria-label^="Save "]',
    );
    all[index]?.click();
  }, which);
const shown = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .evaluateAll((all) => all.map((star) => star.getAttribute('aria-pressed')).join());

/** How many items the list has, read from the database. */
const heldCount = (page: Page) =>
  page.evaluate(async () => {
    // Opening it before the application does would create an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'pythian')) return 0;
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await done(indexedDB.open('pythian'));
    const count = await done(database.transaction('saved').objectStore('saved').count());
    database.close();
    return count;
  });

test(
  `two tabs that star at the same moment show the same list, ${ROUNDS} times`,
  fullRun,
  async ({ page, context }) => {
    test.setTimeout(4 * 60_000);
    const other = await context.newPage();
    for (const tab of [page, other]) await openSettled(tab, '/event');
    let slowest = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all([press(page, round % STARS), press(other, (round * 3 + 1) % STARS)]);
      const start = performance.now();
      await expect
        .poll(
          async () => {
            const [here, there] = [await shown(page), await shown(other)];
            return here === there && here.split('true').length - 1 === (await heldCount(page));
          },
          { message: `round ${round}`, intervals: [50] },
        )
        .toBe(true);
      slowest = Math.max(slowest, performance.now() - start);
    }
    console.log(`${ROUNDS} rounds in two tabs: 0 differ, the same within ${Math.round(slowest)} ms`);
  },
);
