import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isKiosk } from '../../../../data/visit/is-kiosk.ts';
import { readShareLink, type SharedList } from './share-link.ts';

/** Marks a received list that the visitor looks at without adding it: `#look=v1;e=athens`. */
const LOOK = 'look=';

/** A list received in the page's address, which stays there alone: nothing of it is stored. */
export interface ReceivedList {
  /** Null if the address has none. */
  readonly list: SharedList | null;
  /** Whether the visitor looks at it; never on a kiosk, where it would stay for the next one. */
  readonly isLookedAt: boolean;
  readonly look: () => void;
  /** Removes it from the address, unless another list has come there meanwhile: adding takes a moment. */
  readonly leave: () => void;
}

/** Reads the list in the page's address. Back leads from looking at it to the question what to do with it. */
export function useReceivedList(): ReceivedList {
  const navigate = useNavigate();
  const { hash } = useLocation();
  /** What the address has now, for what takes a moment; '' once the page is left. */
  const latest = useRef('');
  useEffect(() => {
    latest.current = hash;
    return () => {
      latest.current = '';
    };
  }, [hash]);
  const [fragment, isMarked] = hash.startsWith(`#${LOOK}`)
    ? [hash.slice(1 + LOOK.length), true]
    : [hash.slice(1), false];
  const list = useMemo(() => readShareLink(fragment), [fragment]);
  return {
    list,
    isLookedAt: isMarked && list?.kind === 'items' && !isKiosk(),
    look: () => void navigate({ hash: LOOK + fragment }, { preventScrollReset: true }),
    leave: () => {
      if (latest.current !== hash) return;
      void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
    },
  };
}
