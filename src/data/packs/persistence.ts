import { useEffect } from 'react';
import type { DeviceFacts } from '#core/storage/device.ts';
import { createStore } from '../store.ts';

const loadStorage = () => import('#core/storage/device.ts');

/** What the browser has answered; `unasked` until that is known. */
const word = createStore<DeviceFacts['persistence']>('unasked');

let isAsked = false;

/** Asks the browser never to clear this site's data automatically, once per device, and stores its decision. */
export async function askToPersist(): Promise<void> {
  // The visitor may take a while to answer the browser.
  if (isAsked) return;
  isAsked = true;
  try {
    const { readDevice } = await loadStorage();
    word.set(await readDevice('persistence', 'unasked'));
    if (word.get() === 'unasked') await ask();
  } catch (error) {
    console.warn('The browser could not be asked to keep what is saved.', error);
  }
}

/** Asks again because the visitor wants it, and returns whether the browser has agreed. */
export async function askToPersistAgain(): Promise<boolean> {
  await ask().catch(() => word.set('refused'));
  return word.get() === 'granted';
}

async function ask(): Promise<void> {
  // Not every browser has this, and some ask the visitor.
  const isGranted = (await navigator.storage?.persist?.()) ?? false;
  word.set(isGranted ? 'granted' : 'refused');
  const { writeDevice } = await loadStorage();
  await writeDevice('persistence', word.get());
}

/** Returns whether the browser has agreed to keep what is stored. */
export function usePersistence(): DeviceFacts['persistence'] {
  useEffect(() => {
    void loadStorage()
      .then(({ readDevice }) => readDevice('persistence', word.get()))
      .then(word.set)
      .catch(() => undefined);
  }, []);
  return word.use();
}
