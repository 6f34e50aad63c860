import { useEffect, useMemo } from 'react';
import type { RevisionGame, RevisionRow } from '../../../data/revisions/revision.ts';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import type { Revision } from '../../../domain/changes/compare-revisions.ts';
import { dayKeyAt, readProgramme } from '../../../domain/schedule/schedule-days.ts';
import { useNewestRevision } from './use-newest-revision.ts';
import { useStoredRevision } from './use-stored-revision.ts';

const MINUTE_MS = 60_000;
const NO_GAMES: readonly RevisionGame[] = [];

export interface DayRevision {
  /** What the festival day began with; null while it is unknown. */
  readonly base: RevisionRow | null;
  readonly newest: Revision | null;
}

/**
 * Returns what the festival day began with on a kiosk. The first revision that a kiosk has on a new day is stored for
 * it, whichever screen it is on: what was saved the night before, or else what the server says first.
 *
 * @param eventPath the event; '' while it is unknown. Nothing is stored where this is no kiosk.
 */
export function useDayRevision(eventPath: string): DayRevision {
  const { newest, answeredAt } = useNewestRevision(isKiosk() ? eventPath : '', false);
  const games = newest?.games ?? null;
  const row = useStoredRevision({ kind: 'day', eventPath }, games !== null);
  const now = useNow(MINUTE_MS);
  const days = useMemo(() => readProgramme(asSchedules(games ?? NO_GAMES)).days, [games]);
  const today = now === null ? '' : dayKeyAt(days, now);
  const isDue = games !== null && today !== '' && row !== undefined && row?.day !== today;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day
  useEffect(() => {
    if (!isDue || newest === null) return;
    const store = async () => {
      const { storeDay } = await import('./store-revision.ts');
      await storeDay(eventPath, today, { ...newest, answeredAt });
    };
    store().catch((error: unknown) => console.warn('The day’s beginning could not be stored.', error));
  }, [isDue, eventPath, today]);
  return { base: row?.day === today ? row : null, newest };
}

const asSchedules = (games: readonly RevisionGame[]) =>
  games.map(({ game, entries }) => ({ game, entries: entries.map((entry) => ({ ...entry, latLong: '' })) }));
