import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';

/**
 * Returns the chapter that the fragment of the address names. Chapters are parts of one page, which no server, worker
 * or search engine has to tell apart. A choice replaces the history entry, so that Back leaves the page. The first
 * render of a prerendered page ignores the fragment, because all visitors get the same HTML.
 *
 * @returns its key or an empty string, a function to choose another, and a ref to scroll to when opened by address
 */
export function useChosenChapter(
  keys: readonly string[],
): [string, (key: string) => void, RefObject<HTMLDivElement | null>] {
  const { hash, search, state, key: entry } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const isAlive = useIsHydrated();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef('');

  const asked = hash.slice(1);
  const chosen = isAlive && keys.includes(asked) ? asked : '';

  const choose = useCallback(
    (key: string) => {
      void navigate({ search, hash: key }, { replace: true, preventScrollReset: true, state });
    },
    [navigate, search, state],
  );

  useEffect(() => {
    if (chosen === '' || shown.current === entry || !(kind === 'PUSH' || isOpenedAnew(entry))) return;
    shown.current = entry;
    // By the next frame, the router has scrolled to the top of what it considers new.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [chosen, entry, kind]);

  return [chosen, choose, place];
}

/**
 * Whether the page was just opened by its address. After a reload or Back it keeps its scroll position, and a visitor
 * who has already scrolled is not moved.
 */
function isOpenedAnew(entry: string): boolean {
  const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  return entry === 'default' && visit?.type === 'navigate' && scrollY === 0;
}
