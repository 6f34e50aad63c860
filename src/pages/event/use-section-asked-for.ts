import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Goes to the section that the address names as soon as it is there: what an event consists of comes with its answers,
 * after the router has looked. Who comes back or loads again finds the page where it was left.
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
    // In the next frame the bars that stick have taken their place.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(asked);
      if (kind !== 'POP' || (isOpenedAnew(key) && !isElsewhere(section))) section?.scrollIntoView();
      // After a link within the page Tab goes on from there (WCAG 2.4.3), as it does without script.
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

/** Whether the reader has left the section, or never was there: a page on its way to life does not take one back. */
function isElsewhere(section: HTMLElement | null): boolean {
  const top = section?.getBoundingClientRect().top ?? 0;
  return scrollY > 0 && (top < 0 || top > innerHeight);
}
