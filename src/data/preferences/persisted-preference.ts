import { readStored, removeStored, writeStored } from '../browser-storage.ts';
import { createStore, type Store } from '../store.ts';

/** A choice kept on this device and shared by all its tabs. */
export interface PersistedPreference<Choice extends string> extends Store<Choice | null> {
  /** Reads what is stored, or what is usual; call once the page is alive. */
  load(): void;
}

/**
 * One of a few words under a key of local storage. The first render sees null everywhere, so that server and page
 * draw the same. Where nothing can be stored a choice holds for this page.
 *
 * @param usual what holds on this device as long as nothing was chosen; asked once the page is alive
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
