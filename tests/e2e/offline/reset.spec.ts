import type { Page } from '@playwright/test';
import { expectNoMistakesInAnyColours } from '../../a11y/expect-no-mistakes.ts';
import { expect, test } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { expectStoredOnce, openContact, sendUnanswered } from '../writes/contact-steps.ts';
import { NO_ANSWER } from './sample-words.ts';

const WRITTEN = ['device', 'drafts', 'outbox', 'receipts', 'saved'];

test.beforeEach(({ allowConsole }) => allowConsole(NO_ANSWER));

const button = (page: Page) => page.getByRole('button', { name: 'Clear the saved copy' });
/** A line of the report. All lines are in the page from the start, hidden. */
const said = (page: Page, words: string) => page.getByRole('status').getByText(words);

test(
  'Q-78 /reset deletes worker, files and answers on request, and nothing a visitor has written or saved',
  fullRun,
  async ({ context, site }) => {
    const page = await openContact(context);
    await site.kill();
    await sendUnanswered(page, 'Still to be sent');
    await page.evaluate(writeOwnThings);
    await page.close();
    await site.start();
    await site.contact('500');

    const visitor = await context.newPage();
    await visitor.goto('/reset');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Reset this site' })).toBeVisible();
    const before = await contents(visitor);
    expect(before.caches, 'opening the page deletes no cache').not.toEqual([]);
    expect(before.stores.answers).toBeGreaterThan(0);
    expect(before.stores.outbox).toBe(1);
    await expectNoMistakesInAnyColours(visitor);

    await button(visitor).click();
    for (const done of ['Offline copy removed.', 'Saved files cleared.', 'news are cleared.'])
      await expect(said(visitor, done)).toBeVisible();
    expect(await visitor.getByRole('status').innerText()).not.toContain('couldn’t');
    const after = await contents(visitor);
    expect(after.caches).toEqual([]);
    expect(after.workers).toBe(0);
    for (const gone of ['answers', 'packs', 'staged']) expect(after.stores[gone], gone).toBe(0);
    for (const kept of WRITTEN) expect(after.stores[kept], kept).toBe(before.stores[kept]);

    await site.contact('ok');
    await visitor.getByRole('link', { name: 'Go to the home page' }).click();
    await waitForWorker(visitor);
    await visitor.goto('/event');
    await expectStoredOnce(site, 'Still to be sent');
  },
);

test(
  'Q-78 /reset works while the site is broken and the storage hangs, and says what it could not do',
  fullRun,
  async ({ context }) => {
    const page = await openContact(context);
    await context.route('**/assets/**', (route) => route.abort());
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    });
    await page.goto('/reset');
    await button(page).click();
    await expect(said(page, 'Offline copy removed.')).toBeVisible();
    await expect(said(page, 'Saved files cleared.')).toBeVisible();
    await expect(said(page, 'news couldn’t be cleared')).toBeVisible({ timeout: 10_000 });
  },
);

test.describe('in a Greek browser', () => {
  test.use({ locale: 'el-GR' });

  test('Q-78 /reset speaks Greek', async ({ page }) => {
    await page.goto('/reset');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Επαναφορά του ιστότοπου');
    await page.getByRole('button', { name: 'Αφαίρεση του αντιγράφου' }).click();
    await expect(said(page, 'Τα αποθηκευμένα αρχεία αφαιρέθηκαν.')).toBeVisible();
  });
});

/** Writes data as other pages of the site would; runs in the page. */
async function writeOwnThings(): Promise<void> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('pythian'));
  const rows = {
    saved: { key: 'event:lyre', kind: 'event', path: '/event/lyre', title: 'Lyre', savedAt: 1 },
    drafts: { form: 'contact', entries: { name: 'Meera' }, changedAt: 1 },
    receipts: { id: 'arrived', sentAt: Date.now(), announced: true },
    packs: { name: 'base', state: 'whole', receipt: null },
    staged: { pack: 'base', key: 'GET /api/Menu', endpoint: 'menu', body: '[]', etag: null, at: 1 },
  };
  for (const [name, row] of Object.entries(rows)) {
    await done(database.transaction(name, 'readwrite').objectStore(name).put(row));
  }
  database.close();
}

/** What this browser stores of the site: names of caches, number of workers, rows by store. */
function contents(page: Page) {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('pythian'));
    const stores: Record<string, number> = {};
    for (const name of database.objectStoreNames) {
      stores[name] = await done(database.transaction(name).objectStore(name).count());
    }
    database.close();
    const workers = (await navigator.serviceWorker.getRegistrations()).length;
    return { caches: await caches.keys(), workers, stores };
  });
}
