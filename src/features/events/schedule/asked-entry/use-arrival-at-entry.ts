import { useMemo, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { holdPlace } from '../../../../navigation/hold-place.ts';
import { scrollsToTarget } from '../../../../navigation/scrolls-to-target.ts';
import { type AskedEntry, NOTHING_ASKED } from './asked-entry.ts';
import type { Asked } from './use-asked-entry.ts';

/**
 * Returns what the rows need to know of the entry in the address: its row is scrolled to the middle and focused, once
 * for each time the visitor opens that address. Going back restores the previous position.
 *
 * @param isReady whether the rows are in their final order, which depends on the time
 */
export function useArrivalAtEntry({ entry }: Asked, isReady: boolean): AskedEntry {
  const { key } = useLocation();
  const kind = useNavigationType();
  const done = useRef('');
  const id = entry?.id ?? '';
  return useMemo(() => {
    if (id === '' || !isReady) return NOTHING_ASKED;
    const arrive = (row: HTMLElement) => {
      if (done.current === key) return;
      done.current = key;
      // In the same frame the page would still scroll to the section, and focus it.
      requestAnimationFrame(() => {
        const scrolls = scrollsToTarget(row.closest('section[id]'), key, kind);
        if (scrolls) {
          row.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          // The section that holds the row may be held already, and would take the page back to its beginning.
          holdPlace(row, () => false, 'center');
        }
        const isFree = kind !== 'POP' || !isInUse(document.activeElement);
        if (isFree && (scrolls || key !== 'default')) row.focus({ preventScroll: true });
      });
    };
    return { id, arrive };
  }, [id, isReady, key, kind]);
}

/** Whether the visitor is at a control; what the page itself has focused on arrival is none. */
function isInUse(element: Element | null): boolean {
  return element instanceof HTMLElement && element !== document.body && element.tabIndex >= 0;
}
