import type { QueryClient } from '@tanstack/react-query';
import { call } from '#core/api-client/call.ts';
import { answerKey } from '#core/contract/answer-key.ts';
import { menu } from '#core/contract/entities/menu.ts';
import {
  currentConnection,
  followConnection,
  onSilence,
  reportError,
  reportOnline,
} from '../connection/connection.ts';
import { jitter } from '../connection/jitter.ts';
import { throttle } from '../throttle.ts';
import type { AnswerMeta } from './endpoint-query.ts';
import { putRestsAside } from './try-again.ts';

const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 60_000;
/** A network that comes and goes is not asked at each of its turns. */
const ASK_AT_MOST_EVERY_MS = 2_500;
const REFETCH_AT_MOST_EVERY_MS = 15_000;

/**
 * Finds out that the network is back, which no browser tells of a dead Wi-Fi or a sign-in page (decision Q-68):
 * one small call goes out now and then, when the browser believes to be online, and when the page is looked at
 * again. Once something is reached, everything on the screen is asked for anew (OFFLINE-06).
 */
export function askAgainUntilReached(queryClient: QueryClient): void {
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isAway = () => currentConnection() !== 'reached';
  const askNow = throttle(ASK_AT_MOST_EVERY_MS, () => {
    if (isAway() && document.visibilityState === 'visible') void tryToReach();
  });
  const askLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      askNow();
      askLater();
    }, jitter(waitMs));
  };
  const refetch = throttle(REFETCH_AT_MOST_EVERY_MS, () => {
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ meta }) => (meta as AnswerMeta | undefined)?.answerKey !== undefined,
    });
  });

  followConnection(() => {
    clearTimeout(timer);
    if (isAway()) return askLater();
    waitMs = FIRST_WAIT_MS;
    refetch();
  });
  // Nothing may be wrong but that one call: an answer to another within the second of doubt says so.
  onSilence(throttle(ASK_AT_MOST_EVERY_MS, () => void tryToReach()));
  addEventListener('online', askNow);
  document.addEventListener('visibilitychange', askNow);
  if (isAway()) {
    askNow();
    askLater();
  }
}

/** Of the frame's own calls, past the page's queries: those keep what they show. */
async function tryToReach(): Promise<void> {
  try {
    // Whether anything is reached must not hang on a wish of the server's that this call be left for a while.
    await putRestsAside([answerKey(menu, {})]);
    const { from } = await call(menu, {});
    // A saved answer proves nothing; the worker tells how its refresh ends.
    if (from === 'network') reportOnline();
  } catch (error) {
    reportError(error);
  }
}
