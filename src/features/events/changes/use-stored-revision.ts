import { useEffect, useState } from 'react';
import type { RevisionRow } from '../../../data/revisions/revision.ts';
import type { RevisionName } from '../../../data/revisions/stored-revision.ts';
import { whenIdle } from '../../../data/when-idle.ts';

/**
 * Follows a stored revision, as soon as it is wanted and the page is idle: it comes with the database.
 *
 * @returns null if there is none, undefined while that is not known
 */
export function useStoredRevision(
  { kind, eventPath }: RevisionName,
  isWanted: boolean,
): RevisionRow | null | undefined {
  const [row, setRow] = useState<RevisionRow | null>();
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    let stop: (() => void) | undefined;
    const follow = async () => {
      const { followRevision } = await import('../../../data/revisions/stored-revision.ts');
      const end = await followRevision({ kind, eventPath }, (found) => {
        if (!isLeft) setRow(found);
      });
      if (isLeft) end();
      else stop = end;
    };
    whenIdle(() => follow().catch((error: unknown) => console.warn('Changes cannot be found.', error)));
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [kind, eventPath, isWanted]);
  return row;
}
