import type { NavigationType } from 'react-router-dom';

/**
 * Whether the page may scroll to what its address names: after a link, and when it is first opened. Going back or
 * reloading restores the previous position instead, and a visitor who has scrolled on before hydration is not pulled
 * back.
 *
 * @param section the section in the address; null if it is missing
 * @param key of the history entry, as the router gives it
 */
export function scrollsToTarget(section: Element | null, key: string, type: `${NavigationType}`): boolean {
  return type !== 'POP' || (isFirstLoad(key) && !isElsewhere(section));
}

function isFirstLoad(key: string): boolean {
  const visit = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  return key === 'default' && visit?.type === 'navigate';
}

/** Whether the visitor has scrolled away from the section, or never was there. */
function isElsewhere(section: Element | null): boolean {
  const top = section?.getBoundingClientRect().top ?? 0;
  return scrollY > 0 && (top < 0 || top > innerHeight);
}
