import type { Page } from '@playwright/test';

/** From now on the page's database has no room for anything new, as on a full device. */
export function fillDevice(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { put, add } = IDBObjectStore.prototype;
    Object.assign(globalThis, { withRoom: { put, add } });
    const refuse = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse });
  });
}

/** There is room again. */
export function emptyDevice(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { withRoom } = globalThis as unknown as { withRoom: Pick<IDBObjectStore, 'put' | 'add'> };
    Object.assign(IDBObjectStore.prototype, withRoom);
  });
}
