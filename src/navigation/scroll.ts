import type { Location, Path } from 'react-router-dom';

/** Where scroll positions are kept for the browser session. */
export const SCROLL_STORAGE = 'scroll-positions';

/**
 * Under which name the router keeps a page's scroll position. An address typed or opened anew has no key of
 * its own; without one of ours it would be given the position of whatever page the tab showed before.
 */
export function scrollKey(entry: Location): string {
  return entry.key === 'default' ? firstEntryKey(entry) : entry.key;
}

/**
 * Where on the page the app has to put its reader, in CSS pixels from the top; 0 where the browser has done it, or
 * nobody is to. A page opened anew begins at its top or fragment: the place kept of an earlier visit is forgotten here.
 * One that was reloaded or returned to is found where it was. A page that came ready is put there by the browser: where
 * it is by now is its reader's doing. A place beyond its end waits for the living page, which may be longer.
 */
export function placeToRestore(): number {
  // The router gives an entry its state: a new one has none.
  const { state, scrollRestoration } = history;
  const key = state?.key ?? firstEntryKey(location);
  try {
    const kept = JSON.parse(sessionStorage.getItem(SCROLL_STORAGE) ?? '{}') as Record<string, unknown>;
    const top = kept[key];
    // Nothing is written where nothing was kept: a kiosk leaves no trace.
    if (typeof top !== 'number' || !(top > 0)) return 0;
    // An entry that was left within the app is the router's to restore.
    if (state !== null)
      return scrollRestoration === 'auto' && top <= document.documentElement.scrollHeight - innerHeight
        ? 0
        : top;
    delete kept[key];
    sessionStorage.setItem(SCROLL_STORAGE, JSON.stringify(kept));
    return 0;
  } catch {
    // Without storage no place is kept.
    return 0;
  }
}

const firstEntryKey = ({ pathname, search }: Path) => `opened ${pathname}${search}`;
