import { useSyncExternalStore } from 'react';
import type { OpenSession, Person } from '#core/desk/people.ts';

/*
 * Who is signed in. In memory alone: after a reload the browser's cookie opens the session again (`GET /session`), and
 * no script of another page can find the token anywhere.
 */

/** `asking`: not known yet. `over`: it ended while somebody was at work, who may sign in again where they are. */
export interface SessionState {
  readonly stage: 'asking' | 'signed-out' | 'signed-in' | 'over';
  readonly session: OpenSession | null;
  /** Who has taken this browser's session over, in another tab, if that is why it is over. */
  readonly other?: Person;
}

let state: SessionState = { stage: 'asking', session: null };
const listeners = new Set<() => void>();
let waiting: ((isBack: boolean) => void)[] = [];

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const currentSession = (): OpenSession | null => state.session;

/** Somebody has signed in, also in place of a session that was over. */
export function openSession(session: OpenSession): void {
  change({ stage: 'signed-in', session });
  release(true);
}

/** No one is signed in any more. */
export function closeSession(): void {
  change({ stage: 'signed-out', session: null });
  release(false);
}

/** Asks whoever is at work to sign in again. Resolves to whether they did; what failed can then be repeated. */
export function waitForSession(): Promise<boolean> {
  if (state.session === null) return Promise.resolve(false);
  if (state.stage === 'signed-in') change({ ...state, stage: 'over' });
  return new Promise((resolve) => waiting.push(resolve));
}

/** Somebody else has signed in in another tab of this browser; whoever is at work here is asked to sign in again. */
export function loseSession(other: Person): void {
  if (state.session !== null) change({ ...state, stage: 'over', other });
}

function release(isBack: boolean): void {
  const released = waiting;
  waiting = [];
  for (const resolve of released) resolve(isBack);
}

export function useSession(): SessionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}
