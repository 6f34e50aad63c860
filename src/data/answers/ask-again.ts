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
import type { AnswerMeta } from './answered.ts';
import { clearRetryAfter } from './try-again.ts';

const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 60_000;
/** On a flaky network, not every change triggers a request. */
const ASK_AT_MOST_EVERY_MS = 2_500;
const REFETCH_AT_MOST_EVERY_MS = 15_000;

/**
 * Detects that the network is back. No browser reports a dead Wi-Fi or a sign-in page (reading Q-68), so one small
 * call goes out now and then, when the browser says it is online, and when the page becomes visible again. Once a call
 * succeeds, everything on the screen is refetched (OFFLINE-06).
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
  // Perhaps only that one call hangs: a successful second call within the second of doubt proves it.
  onSilence(throttle(ASK_AT_MOST_EVERY_MS, () => void tryToReach()));
  addEventListener('online', askNow);
  document.addEventListener('visibilitychange', askNow);
  if (isAway()) {
    askNow();
    askLater();
  }
}

/** Makes one of the layout's own calls directly, not through the page's queries, which keep what they show. */
async function tryToReach(): Promise<void> {
  try {
    // The check must work even if the server asked us to leave this call alone for a while.
    await clearRetryAfter([answerKey(menu, {})]);
    const { from } = await call(menu, {});
    // A saved answer proves nothing; the worker reports how its refresh ends.
    if (from === 'network') reportOnline();
  } catch (error) {
    reportError(error);
  }
}
