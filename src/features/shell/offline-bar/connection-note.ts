import type { Connection } from '../../../data/connection/connection.ts';

/** What there is to say about the network; `back` is for listeners only, who would miss that the bar is gone. */
export type ConnectionNote = 'unreachable' | 'portal' | 'back';

/** Nothing while all is well, and that it is well again after it was not (OFFLINE-09, decision Q-20). */
export function connectionNote(connection: Connection, wasAway: boolean): ConnectionNote | null {
  if (connection !== 'reached') return connection;
  return wasAway ? 'back' : null;
}
