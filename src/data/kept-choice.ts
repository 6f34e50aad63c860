import { createStore, type Store } from './store.ts';

/** A choice kept on this device and shared by all its tabs. */
export interface KeptChoice<Choice extends string> extends Store<Choice | null> {
  /** Reads what is stored; call once the page is alive. Null where nothing is, or storage is closed to us. */
  load(): void;
}

/**
 * One of a few words under a key of local storage. The first render sees null everywhere, so that server and page
 * draw the same. Where nothing can be stored a choice holds for this page.
 */
export function keptChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
): KeptChoice<Choice> {
  const store = createStore<Choice | null>(null);
  const read = (): Choice | null => {
    try {
      const stored = localStorage.getItem(key);
      return choices.find((choice) => choice === stored) ?? null;
    } catch {
      return null;
    }
  };
  let isFollowed = false;
  return {
    ...store,
    load() {
      store.set(read() ?? store.get());
      if (isFollowed) return;
      isFollowed = true;
      window.addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) store.set(read());
      });
    },
    set(choice) {
      try {
        if (choice === null) localStorage.removeItem(key);
        else localStorage.setItem(key, choice);
      } catch {
        // It holds for this page all the same.
      }
      store.set(choice);
    },
  };
}
