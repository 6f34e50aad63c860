import type { Location } from 'react-router-dom';

/** Where scroll positions are kept for the browser session. */
export const SCROLL_STORAGE = 'scroll-positions';

/**
 * Under which name the router keeps a page's scroll position. An address typed or opened anew has no key of
 * its own; without one of ours it would be given the position of whatever page the tab showed before.
 */
export function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? firstEntryKey(pathname, search) : key;
}

/** A page opened anew begins at its top; one that was reloaded or returned to is found where it was. */
export function forgetScrollOfNewPage(where: { readonly pathname: string; readonly search: string }): void {
  const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  if (visit?.type !== 'navigate') return;
  try {
    const text = sessionStorage.getItem(SCROLL_STORAGE);
    if (text === null) return;
    const kept = JSON.parse(text) as Record<string, number>;
    delete kept[firstEntryKey(where.pathname, where.search)];
    sessionStorage.setItem(SCROLL_STORAGE, JSON.stringify(kept));
  } catch {
    // Without storage there is nothing to forget.
  }
}

const firstEntryKey = (pathname: string, search: string) => `opened ${pathname}${search}`;
