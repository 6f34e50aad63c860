import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { holdPlace } from '../../navigation/hold-place.ts';
import { scrollsToTarget } from '../../navigation/scrolls-to-target.ts';

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
      // The schedule itself scrolls to the entry that the address names.
      if (section?.querySelector('li[aria-current="true"]')) return;
      if (section !== null && scrollsToTarget(section, key, kind)) {
        section.scrollIntoView();
        // What is above it may still take its final form.
        holdPlace(section, () => false);
      }
      // After a link within the page, Tab continues from there (WCAG 2.4.3), as it does without script.
      if (section === null || key === 'default') return;
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked, isThere, key, kind]);
}
