import { serverNow } from '../../../data/connection/server-clock.ts';
import type { RevisionRow } from '../../../data/revisions/revision.ts';
import { storeRevision } from '../../../data/revisions/stored-revision.ts';
import type { Revision } from '../../../domain/changes/compare-revisions.ts';
import { revisionEnd } from '../../../domain/changes/event-revision.ts';

type Seen = Revision & Pick<RevisionRow, 'answeredAt' | 'isAccepted'>;

/**
 * Stores what a visitor has seen of an event. What is not known now stays as it was seen before; an event that is over
 * is not stored.
 *
 * @param row what is stored now
 */
export async function storeSeen(eventPath: string, seen: Seen, row: RevisionRow | null): Promise<void> {
  const revision = { event: seen.event ?? row?.event ?? null, games: seen.games ?? row?.games ?? null };
  const { answeredAt, isAccepted } = seen;
  if (row !== null && row.isAccepted === isAccepted && isSame(revision, row)) return;
  const endsAt = revisionEnd(revision);
  if (endsAt !== null && endsAt <= serverNow()) return;
  // A first look is one only if no other tab has stored one meanwhile.
  const mayReplace = (held: RevisionRow | null) => row !== null || held === null;
  await storeRevision(
    'seen',
    { eventPath, day: '', answeredAt, endsAt, isAccepted, ...revision },
    mayReplace,
  );
}

/** Stores what a festival day begins with. */
export async function storeDay(
  eventPath: string,
  day: string,
  revision: Revision & Pick<RevisionRow, 'answeredAt'>,
): Promise<void> {
  const endsAt = revisionEnd(revision);
  const row = { eventPath, endsAt, isAccepted: false, ...revision, day };
  await storeRevision('day', row, (held) => held?.day !== day);
}

/** Both come from the same code, so that the order of their fields is the same. */
const isSame = (a: Revision, b: Revision) =>
  JSON.stringify([a.event, a.games]) === JSON.stringify([b.event, b.games]);
