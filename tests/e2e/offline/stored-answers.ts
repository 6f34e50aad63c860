import type { Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { EVENT, KEY } from './sample-words.ts';

/** One row of the worker's store, as far as tests read it. */
export interface StoredAnswer {
  readonly key: string;
  readonly body: string;
  readonly etag: string | null;
}

/** Returns what the worker has stored in the database, by key (OFFLINE-04). Reads the browser's store directly. */
export function storedAnswers(page: Page): Promise<StoredAnswer[]> {
  return page.evaluate(async () => {
    // Opening a database that does not exist would create an empty one.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'pythian')) return [];
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await result(indexedDB.open('pythian'));
    try {
      if (!database.objectStoreNames.contains('answers')) return [];
      const rows: StoredAnswer[] = await result(
        database.transaction('answers').objectStore('answers').getAll(),
      );
      return rows.map(({ key, body, etag }) => ({ key, body, etag }));
    } finally {
      database.close();
    }
  });
}

/** Makes all stored answers older, as if they had been stored back then. */
export function ageAnswers(page: Page, byMs: number): Promise<void> {
  return page.evaluate(
    (by) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('pythian');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const change = database.transaction('answers', 'readwrite');
          const rows = change.objectStore('answers').openCursor();
          rows.onsuccess = () => {
            const cursor = rows.result;
            if (cursor === null) return;
            cursor.update({ ...cursor.value, at: cursor.value.at - by });
            cursor.continue();
          };
          change.onabort = () => reject(change.error);
          change.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    byMs,
  );
}

/** Waits until the answers with these keys are stored. */
export async function untilStored(page: Page, ...keys: readonly string[]): Promise<void> {
  const missing = async () => {
    const kept = new Set((await storedAnswers(page)).map(({ key }) => key));
    return keys.filter((key) => !kept.has(key));
  };
  await expect.poll(missing, { message: 'answers not stored yet' }).toEqual([]);
}

/** Visits the pages that the offline rows of the acceptance list name, each until its answers are stored. */
export async function storePages(page: Page): Promise<void> {
  await page.goto('/event');
  await waitForWorker(page);
  await untilStored(page, KEY.upcoming, KEY.previous);
  await page.goto(EVENT);
  await untilStored(page, KEY.event, KEY.schedule);
  await page.goto('/news');
  await untilStored(page, KEY.news);
}
