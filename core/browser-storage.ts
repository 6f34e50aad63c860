/*
 * Local and session storage as browsers really provide them: either may be denied or full, and then every use of it
 * throws. The functions here never throw. The first script of a page includes this file, so it is short and imports
 * nothing.
 */

export type BrowserStorage = 'localStorage' | 'sessionStorage';

/** What is used of a storage. The worker, which has none, compiles all of core without the types of a page. */
interface Stored {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

const storages = globalThis as unknown as Readonly<Record<BrowserStorage, Stored>>;

/** Returns what is stored under a name; null if nothing is, undefined if the browser denies storage. */
export function readStored(
  name: string,
  storage: BrowserStorage = 'localStorage',
): string | null | undefined {
  try {
    return storages[storage].getItem(name);
  } catch {
    return undefined;
  }
}

/** Returns everything that is stored, by name; nothing if the browser denies storage. */
export function readAllStored(storage: BrowserStorage = 'localStorage'): Record<string, string> {
  try {
    return { ...(storages[storage] as Stored & Record<string, string>) };
  } catch {
    return {};
  }
}

/**
 * Stores a value under a name.
 *
 * @returns whether it is stored; if not, the value is only good for this page
 */
export function writeStored(name: string, value: string, storage: BrowserStorage = 'localStorage'): boolean {
  try {
    storages[storage].setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(name: string, storage: BrowserStorage = 'localStorage'): void {
  try {
    storages[storage].removeItem(name);
  } catch {
    // Then nothing of ours is stored there.
  }
}
