import { useEffect, useState } from 'react';
import { serverNow } from '../../../data/connection/server-clock.ts';
import { whenIdle } from '../../../data/when-idle.ts';
import type { ChangeLine } from '../../../domain/changes/change-lines.ts';
import type { Revision } from '../../../domain/changes/compare-revisions.ts';
import { type DrawEntryLabel, NO_LABEL } from '../../../domain/changes/entry-label.ts';

/** What differs between two revisions. */
export interface Compared {
  readonly lines: readonly ChangeLine[];
  readonly label: DrawEntryLabel;
  /** Whether the lines are those of these two, and not of two before. */
  readonly isCurrent: boolean;
}

interface Comparison extends Pick<Compared, 'lines' | 'label'> {
  /** Null as long as nothing is compared. */
  readonly base: Revision | null;
  readonly newest: Revision | null;
}

const NOTHING: Comparison = { base: null, newest: null, lines: [], label: NO_LABEL };

/**
 * Compares two revisions while the page is idle. The code for it is loaded only if there are two.
 *
 * @param look `today` for a screen that says only that something has changed today
 */
export function useCompared(
  base: Revision | null,
  newest: Revision | null,
  look: 'seen' | 'today',
): Compared {
  const [compared, setCompared] = useState<Comparison>(NOTHING);
  useEffect(() => {
    if (base === null || newest === null) return setCompared(NOTHING);
    let isLeft = false;
    const compare = async () => {
      const { findChanges } = await import('./find-changes.tsx');
      if (!isLeft) setCompared({ ...findChanges(base, newest, serverNow(), look), base, newest });
    };
    whenIdle(() => compare().catch((error: unknown) => console.warn('Changes cannot be found.', error)));
    return () => {
      isLeft = true;
    };
  }, [base, newest, look]);
  const isCurrent = compared.newest === newest && compared.base === base;
  // Until the newest revision is compared, its entries may be others at the same places of the answer.
  return { lines: compared.lines, isCurrent, label: isCurrent ? compared.label : NO_LABEL };
}
