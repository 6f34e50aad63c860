import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';

/**
 * The chapter that the fragment of the address names: it is a part of one page, which no server, worker or search
 * engine needs to tell apart. A choice replaces the entry, so that Back leaves the page. The first render of a
 * prerendered page knows no choice, since its HTML is one for all.
 *
 * @returns its key or an empty text, the way to choose another, and what to scroll to for who asked by the address
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
    // In the next frame the router has scrolled to the top of what is new to it.
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [chosen, entry, kind]);

  return [chosen, choose, place];
}

/** Who loads again or comes back finds the page where it was left, and who reads on by now is not taken away. */
function isOpenedAnew(entry: string): boolean {
  const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  return entry === 'default' && visit?.type === 'navigate' && scrollY === 0;
}
