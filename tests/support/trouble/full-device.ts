import type { Page } from '@playwright/test';

/** Leaves the page's database without space for new data from now on, as on a full device. */
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

/** Restores the space. */
export function emptyDevice(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { withRoom } = globalThis as unknown as { withRoom: Pick<IDBObjectStore, 'put' | 'add'> };
    Object.assign(IDBObjectStore.prototype, withRoom);
  });
}
