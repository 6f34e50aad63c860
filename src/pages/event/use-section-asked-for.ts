import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the section in the address as soon as it is there: the sections arrive with their answers, after the
 * router has looked for the hash. Going back or reloading restores the previous position.
 */
export function useSectionAskedFor(ids: readonly string[]): void {
  const { hash, key } = useLocation();
  const kind = useNavigationType();
  const done = useRef('');
  const asked = hash.slice(1);
  const isThere = ids.includes(asked);
  useEffect(() => {
    if (!isThere || done.current === key) return;
    done.current = key;
    // By the next frame the sticky bars are in place.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(asked);
      if (kind !== 'POP' || (isOpenedAnew(key) && !isElsewhere(section))) section?.scrollIntoView();
      // After a link within the page, Tab continues from there (WCAG 2.4.3), as it does without script.
      if (section === null || key === 'default') return;
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, isThere, key, kind]);
}

function isOpenedAnew(key: string): boolean {
  const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  return key === 'default' && visit?.type === 'navigate';
}

/** Whether the visitor has scrolled away from the section, or never was there: hydration must not scroll them back. */
function isElsewhere(section: HTMLElement | null): boolean {
  const top = section?.getBoundingClientRect().top ?? 0;
  return scrollY > 0 && (top < 0 || top > innerHeight);
}
