import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';

export const EVENT = '/event/pythian-national-games';
export const EVENT_PACK = 'event:pythian-national-games';
/** Pages that no test visits before the network is gone. */
export const SUB_GAME = `${EVENT}/musical-vocal-instrumental-arts/kithara/kithara-solo`;

export interface StoredPack {
  readonly name: string;
  readonly state: string;
  readonly receipt: null | {
    readonly items: number;
    readonly at: number;
    readonly answers: readonly string[];
    readonly pictures: readonly string[];
  };
}

/** What the browser's database holds of packs, read directly. */
export interface StoredState {
  readonly packs: readonly StoredPack[];
  readonly staged: number;
  readonly answers: readonly { readonly key: string; readonly at: number }[];
  readonly pictures: readonly string[];
}

export function storedState(page: Page): Promise<StoredState> {
  return page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const nothing: StoredState = { packs: [], staged: 0, answers: [], pictures: [] };
    // Opening a database that does not exist would create an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'pythian')) return nothing;
    const database = await result(indexedDB.open('pythian'));
    try {
      if (!database.objectStoreNames.contains('packs')) return nothing;
      const all = (store: string) => result(database.transaction(store).objectStore(store).getAll());
      const answers = (await all('answers')) as { key: string; at: number }[];
      return {
        packs: (await all('packs')) as StoredPack[],
        staged: (await all('staged')).length,
        answers: answers.map(({ key, at }) => ({ key, at })),
        pictures: (await (await caches.open('pack-pictures')).keys()).map(({ url }) => url),
      };
    } finally {
      database.close();
    }
  });
}

export async function packNamed(page: Page, name: string): Promise<StoredPack | undefined> {
  return (await storedState(page)).packs.find((pack) => pack.name === name);
}

/** The panel on the event's page, scrolled into view so that it loads. */
export async function packPanel(page: Page) {
  const panel = page.getByRole('region', { name: 'Use this event offline' });
  await expect(page.locator('#schedule')).toBeVisible();
  await expect(async () => {
    // The panel is just above it.
    await page.locator('#games').evaluate((games) => games.scrollIntoView(), undefined, { timeout: 1_000 });
    await expect(panel).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return panel;
}

/** Makes the event ready with one tap, and waits for the receipt. */
export async function makeReady(page: Page): Promise<string> {
  const panel = await packPanel(page);
  await panel.getByRole('button', { name: 'Download this event' }).click();
  const receipt = panel.getByText(/^Downloaded: \d+ items, .+, as of .+/);
  await expect(receipt).toBeVisible({ timeout: 40_000 });
  return receipt.innerText();
}

/** Makes all stored answers an hour older: a pack does not ask again for what is younger than a minute. */
export function ageAnswers(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('pythian');
      opening.onsuccess = () => resolve(opening.result);
    });
    const store = database.transaction('answers', 'readwrite').objectStore('answers');
    const rows = await new Promise<{ at: number }[]>((resolve) => {
      const asking = store.getAll();
      asking.onsuccess = () => resolve(asking.result);
    });
    for (const row of rows) store.put({ ...row, at: row.at - 3_600_000 });
    database.close();
  });
}
