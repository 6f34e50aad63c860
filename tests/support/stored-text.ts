import type { Page } from '@playwright/test';

/** Everything the site has stored in this browser, as one text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        found.push(store, await done(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}
