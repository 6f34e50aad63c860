import type { Location, Path } from 'react-router-dom';
import { readStored, writeStored } from '#core/browser-storage.ts';

/** The storage key of the scroll positions, which last for the browser session. */
export const SCROLL_STORAGE = 'scroll-positions';

/**
 * Returns the key under which the router stores a page's scroll position. A typed or newly opened address has no key of
 * its own; without one of ours it would get the position of the page the tab showed before.
 */
export function scrollKey(entry: Location): string {
  return entry.key === 'default' ? firstEntryKey(entry) : entry.key;
}

/**
 * Returns where the app must scroll the page, in CSS pixels from the top; 0 if the browser has done it, or if no
 * scrolling is needed. A newly opened page starts at its top or fragment: the position of an earlier visit is deleted
 * here. A page that is reloaded or returned to keeps its position. The browser scrolls a prerendered page, and a later
 * position is the visitor's own doing. A position beyond its end waits for the hydrated page, which may be longer.
 */
export function placeToRestore(): number {
  // The router gives a history entry its state: a new one has none.
  const { state, scrollRestoration } = history;
  const key = state?.key ?? firstEntryKey(location);
  const kept = keptPositions();
  const top = kept[key];
  // Writes nothing if nothing was stored: a kiosk leaves no trace.
  if (typeof top !== 'number' || !(top > 0)) return 0;
  // The router restores an entry that was left within the app.
  if (state !== null)
    return scrollRestoration === 'auto' && top <= document.documentElement.scrollHeight - innerHeight
      ? 0
      : top;
  delete kept[key];
  writeStored(SCROLL_STORAGE, JSON.stringify(kept), 'sessionStorage');
  return 0;
}

/** Without storage, and if something else is stored there, there are none. */
function keptPositions(): Record<string, unknown> {
  try {
    return JSON.parse(readStored(SCROLL_STORAGE, 'sessionStorage') ?? '{}') ?? {};
  } catch {
    return {};
  }
}

const firstEntryKey = ({ pathname, search }: Path) => `opened ${pathname}${search}`;
