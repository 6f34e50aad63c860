import { useEffect } from 'react';
import type { DeviceFacts } from '#core/storage/device.ts';
import { createStore } from '../store.ts';

const bringStorage = () => import('#core/storage/device.ts');

/** What the browser has said; `unasked` until that is known. */
const word = createStore<DeviceFacts['persistence']>('unasked');

let isAsked = false;

/** Asks the browser, once in the life of this device, never to clear what is kept here by itself; and notes its word. */
export async function askToPersist(): Promise<void> {
  // It may be a while until the visitor has told the browser.
  if (isAsked) return;
  isAsked = true;
  try {
    const { readDevice } = await bringStorage();
    word.set(await readDevice('persistence', 'unasked'));
    if (word.get() === 'unasked') await ask();
  } catch (error) {
    console.warn('The browser could not be asked to keep what is saved.', error);
  }
}

/** Asks once more because the visitor wants it; says whether the browser has promised. */
export async function askToPersistAgain(): Promise<boolean> {
  await ask().catch(() => word.set('refused'));
  return word.get() === 'granted';
}

async function ask(): Promise<void> {
  // Not in every browser, and some ask the visitor.
  const isGranted = (await navigator.storage?.persist?.()) ?? false;
  word.set(isGranted ? 'granted' : 'refused');
  const { writeDevice } = await bringStorage();
  await writeDevice('persistence', word.get());
}

/** Whether the browser has promised to keep what is saved. */
export function usePersistence(): DeviceFacts['persistence'] {
  useEffect(() => {
    void bringStorage()
      .then(({ readDevice }) => readDevice('persistence', word.get()))
      .then(word.set)
      .catch(() => undefined);
  }, []);
  return word.use();
}
