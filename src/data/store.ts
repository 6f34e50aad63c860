import { useSyncExternalStore } from 'react';

/** A value outside React that any component can follow; the first render sees `initial` everywhere. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
  use(): Value;
  /** Follows a part of the value: whoever uses it renders again only if that part is another one. */
  usePart<Part>(partOf: (value: Value) => Part): Part;
}

/** Creates a store for one value, which components and other code can read, set and watch. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const store: Store<Value> = {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    use: () => useSyncExternalStore(store.subscribe, store.get, () => initial),
    usePart: (partOf) =>
      useSyncExternalStore(
        store.subscribe,
        () => partOf(value),
        () => partOf(initial),
      ),
  };
  return store;
}
