import { readStored, removeStored, writeStored } from '#core/browser-storage.ts';
import { createStore, type Store } from '../store.ts';

/** A choice stored on this device and shared by all its tabs. */
export interface PersistedPreference<Choice extends string> extends Store<Choice | null> {
  /** Reads the stored choice, or the default; call it once the page is hydrated. */
  load(): void;
}

/**
 * Creates a preference: one of a few words, stored in local storage under a key. The first render sees null everywhere,
 * so that server and page render the same. If nothing can be stored, a choice is valid for this page.
 *
 * @param usual the device's default until something is chosen; read once the page is hydrated
 */
export function persistedPreference<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  usual: () => Choice | null = () => null,
): PersistedPreference<Choice> {
  const store = createStore<Choice | null>(null);
  const read = (): Choice | null => {
    const stored = readStored(key);
    return choices.find((choice) => choice === stored) ?? null;
  };
  let isFollowed = false;
  return {
    ...store,
    load() {
      store.set(read() ?? store.get() ?? usual());
      if (isFollowed) return;
      isFollowed = true;
      window.addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) store.set(read() ?? usual());
      });
    },
    set(choice) {
      if (choice === null) removeStored(key);
      else writeStored(key, choice);
      store.set(choice);
    },
  };
}
