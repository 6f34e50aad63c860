import { withLock } from '#core/browser/with-lock.ts';
import { isoDate } from '#core/contract/calendar-date.ts';
import type { PacksTurn } from '#core/contract/worker-messages.ts';
import { momentAt } from '#core/time/event-moment.ts';
import { currentConnection, followConnection } from '../connection/connection.ts';
import { jitter } from '../connection/jitter.ts';
import { serverNow } from '../connection/server-clock.ts';
import { throttle } from '../throttle.ts';
import { askWorker, workerInControl } from '../worker/ask-worker.ts';
import { fetchAhead, followCost, mayFetchAhead } from './fetch-ahead.ts';
import { isSmallScreen } from './is-small-screen.ts';

const PACKS_LOCK = 'packs';
const TRY_AGAIN_MS = 45_000;
/** On a flaky network, not every change starts a pack's requests again. */
const LOOK_AT_MOST_EVERY_MS = 10_000;
/** Nobody waits for a hidden page, and the browser slows it down, so another page takes over. */
const LONG_HIDDEN_MS = 60_000;

/** Says that automatic packs are wanted too, and of which event if one is chosen. */
interface Ahead {
  readonly wanted: string | null;
}
type Look = (ahead?: Ahead) => Promise<void>;

let look: Look | undefined;

/** Lets the worker continue the packs in progress; resolves when they are made, or cannot be made for now. */
export function goOnWithPacks(ahead?: Ahead): Promise<void> {
  look ??= createPackDriver();
  return look(ahead);
}

/**
 * Makes this page ask the worker to continue with packs, turn by turn. One page at a time does so. It starts again when
 * the network or the visitor comes back, and now and then while something waits. The worker does all the work, so no
 * database is needed here.
 */
export function createPackDriver(): Look {
  let hiddenSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  let requested: Ahead | null = null;
  let inProgress: PacksTurn | null = null;
  let turn = new AbortController();
  const isAway = () => document.hidden && Date.now() - hiddenSince > LONG_HIDDEN_MS;

  async function work(): Promise<void> {
    clearTimeout(timer);
    while (!isAway()) {
      const asked = requested;
      inProgress = turnFor(asked);
      turn = new AbortController();
      const next = await askWorker(inProgress, turn.signal);
      inProgress = null;
      if (next === 'more') continue;
      if (next === 'waiting') timer = setTimeout(goOn, jitter(TRY_AGAIN_MS));
      else if (requested === asked) requested = null;
      return;
    }
  }

  function goOn(): Promise<void> {
    queue = queue
      .then(workerInControl)
      .then((isThere) => (isThere ? withLock(PACKS_LOCK, work) : undefined))
      .catch((error: unknown) => console.warn('A download could not continue.', error));
    return queue;
  }

  /** Sends the worker the facts again when they have changed, which ends the turn in progress. */
  function renewRequest(): void {
    if (inProgress === null) return;
    const { mayFetch, isReached } = turnFor(requested);
    if (mayFetch !== inProgress.mayFetch || isReached !== inProgress.isReached) turn.abort();
  }

  followConnection(renewRequest);
  fetchAhead.subscribe(renewRequest);
  followCost(renewRequest);
  addEventListener(
    'online',
    throttle(LOOK_AT_MOST_EVERY_MS, () => void goOn()),
  );
  navigator.serviceWorker?.addEventListener('controllerchange', () => {
    // The worker that was asked is gone.
    turn.abort();
    void goOn();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenSince = Date.now();
    else void goOn();
  });
  return (ahead) => {
    requested = ahead ?? requested;
    return goOn();
  };
}

function turnFor(ahead: Ahead | null): PacksTurn {
  return {
    type: 'packs-turn',
    isSmall: isSmallScreen(),
    mayFetch: mayFetchAhead(),
    isReached: currentConnection() === 'reached',
    ahead: ahead && { today: isoDate(momentAt(serverNow()).date), wanted: ahead.wanted },
  };
}
