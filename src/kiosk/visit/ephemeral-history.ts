import { kioskPaths } from '../kiosk-paths.ts';

/** A visited page: its address, and the state the router stores with it. */
interface Entry {
  readonly address: string;
  readonly state: unknown;
}

/**
 * Returns the window for a kiosk's router. It keeps the history in memory only: the browser's history has one entry
 * without any state, whose address follows along, so that nobody steps back into another visitor's session.
 */
export function ephemeralHistory(): Window {
  let entries: readonly Entry[] = [
    { address: location.pathname + location.search + location.hash, state: null },
  ];
  let at = 0;
  const backListeners = new Set<() => void>();
  /** Forgets the history when a visit ends without a page load. */
  const begin = (state: unknown) => {
    entries = [{ address: kioskPaths.start(), state }];
    at = 0;
    show();
  };
  // Two leading slashes would be another site's address, which `replaceState` refuses.
  const show = () => history.replaceState(null, '', entries[at]?.address.replace(/^\/+/, '/'));

  const past = {
    get state() {
      return entries[at]?.state;
    },
    pushState(state: unknown, _: string, address: string) {
      entries = [...entries.slice(0, at + 1), { address, state }];
      at += 1;
      show();
    },
    replaceState(state: unknown, _: string, address: string) {
      if (address === kioskPaths.start()) return begin(state);
      entries = entries.with(at, { address: address || (entries[at]?.address ?? ''), state });
      show();
    },
    go(steps: number) {
      if (entries[at + steps] === undefined) return;
      at += steps;
      show();
      // Asynchronous, as the router expects of a browser's history.
      setTimeout(() => {
        for (const listener of backListeners) listener();
      });
    },
  };
  return new Proxy(window, {
    get(real, name) {
      if (name === 'history') return past;
      if (name === 'addEventListener') return listen;
      if (name === 'removeEventListener') return unlisten;
      const value: unknown = Reflect.get(real, name);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });

  function listen(type: string, listener: () => void) {
    if (type === 'popstate') backListeners.add(listener);
    else addEventListener(type, listener);
  }
  function unlisten(type: string, listener: () => void) {
    if (type === 'popstate') backListeners.delete(listener);
    else removeEventListener(type, listener);
  }
}
