import type { Connection } from '../../../data/connection/connection.ts';

/**
 * What to say about the connection. `back` is for screen readers only, because they cannot see that the bar is gone.
 */
export type ConnectionNote = 'unreachable' | 'portal' | 'back';

/** Returns nothing while all is well, and `back` once the network returns (OFFLINE-09, reading Q-20). */
export function connectionNote(connection: Connection, wasAway: boolean): ConnectionNote | null {
  if (connection !== 'reached') return connection;
  return wasAway ? 'back' : null;
}
