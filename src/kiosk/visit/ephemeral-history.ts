import { kioskPaths } from '../kiosk-paths.ts';

/** One page that was visited: its address, and what the router keeps with it. */
interface Entry {
  readonly address: string;
  readonly state: unknown;
}

/**
 * The window for a kiosk's router. Where one has been is remembered here, in memory alone: the browser's history keeps
 * one entry without any state, whose address follows along, so that nobody steps back into the visit of another.
 */
export function ephemeralHistory(): Window {
  let entries: readonly Entry[] = [
    { address: location.pathname + location.search + location.hash, state: null },
  ];
  let at = 0;
  const backListeners = new Set<() => void>();
  /** A visit has ended without a load. */
  const begin = (state: unknown) => {
    entries = [{ address: kioskPaths.start(), state }];
    at = 0;
    show();
  };
  // Two slashes at the beginning would be another site's address, which no page may show.
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
      // The router waits for this one, as it would for a browser's.
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
