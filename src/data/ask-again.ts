import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#core/api-client/api-error.ts';
import { call } from '#core/api-client/call.ts';
import { menu } from '#core/contract/menu.ts';
import { currentConnection, followConnection, noteFailure, noteReached } from './connection.ts';
import type { AnswerMeta } from './endpoint-query.ts';

const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Finds out that the network is back, which no browser tells of a dead Wi-Fi or a sign-in page (decision Q-68):
 * one small call goes out now and then, when the browser believes to be online, and when the page is looked at
 * again. Once something is reached, everything on the screen is asked for anew (OFFLINE-06).
 */
export function askAgainUntilReached(queryClient: QueryClient): void {
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isAway = () => currentConnection() !== 'reached';
  const askLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      if (document.visibilityState === 'visible') void tryToReach();
      askLater();
    }, waitMs);
  };
  const askNow = () => {
    if (isAway() && document.visibilityState === 'visible') void tryToReach();
  };

  followConnection(() => {
    clearTimeout(timer);
    if (isAway()) return askLater();
    waitMs = FIRST_WAIT_MS;
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ meta }) => (meta as AnswerMeta | undefined)?.answerKey !== undefined,
    });
  });
  addEventListener('online', askNow);
  document.addEventListener('visibilitychange', askNow);
}

/** Of the frame's own calls, past the page's queries: those keep what they show. */
async function tryToReach(): Promise<void> {
  try {
    const { from } = await call(menu, {});
    // A saved answer proves nothing; the worker tells how its refresh ends.
    if (from === 'network') noteReached();
  } catch (error) {
    if (error instanceof ApiError) noteFailure(error.kind);
  }
}
