/*
 * Local and session storage as browsers really have them: either may be closed to us or full, and then every use of it
 * throws. Nothing here does. The first script of a page brings this file: it stays short and needs nothing.
 */

export type BrowserStorage = 'localStorage' | 'sessionStorage';

/** What is stored under a name; null where nothing is, undefined where storage is closed to us. */
export function readStored(
  name: string,
  storage: BrowserStorage = 'localStorage',
): string | null | undefined {
  try {
    return globalThis[storage].getItem(name);
  } catch {
    return undefined;
  }
}

/** All that is stored, by name; nothing where storage is closed to us. */
export function readAllStored(storage: BrowserStorage = 'localStorage'): Record<string, string> {
  try {
    return { ...globalThis[storage] };
  } catch {
    return {};
  }
}

/** @returns whether it is stored; where it is not, it can hold for this page only */
export function writeStored(name: string, value: string, storage: BrowserStorage = 'localStorage'): boolean {
  try {
    globalThis[storage].setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(name: string, storage: BrowserStorage = 'localStorage'): void {
  try {
    globalThis[storage].removeItem(name);
  } catch {
    // Nothing of ours is there then.
  }
}
