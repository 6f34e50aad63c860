import { withLock } from '#core/browser/with-lock.ts';
import { deliverWaiting } from '#core/outbox/deliver.ts';
import type { DeliveryReason } from '#core/outbox/due.ts';
import { type MessageInView, watchMessages, watchReceipts } from '#core/outbox/outbox-view.ts';
import { claimReceipts } from '#core/storage/receipts.ts';
import { watchUnreadable } from '#core/storage/unreadable.ts';
import { throttle } from '../throttle.ts';
import { tellOutboxChanged } from '../worker/worker-link.ts';

interface Outlets {
  readonly show: (messages: readonly MessageInView[]) => void;
  /** How much of what was written cannot be read any more. */
  readonly showUnreadable: (count: number) => void;
  /** Whether anybody would speak of a delivery now. */
  readonly isHeard: () => boolean;
  readonly tellDelivered: (ids: readonly string[]) => void;
}

/** Two pages may be visible side by side: one of them speaks (docs/architecture.md, section 6). */
const ANNOUNCE_LOCK = 'announce';
/** For messages that another page or a form has left here. */
const LOOK_AGAIN_MS = 5_000;
/** A network that comes and goes is not tried at each of its turns. */
const NEWS_AT_MOST_EVERY_MS = 2_000;

/**
 * Delivers on every occasion a page has, shows what waits and speaks of what has arrived. Brings the database
 * with it: to be loaded when the page is at rest.
 *
 * @returns stops it; what is under way is finished
 */
export function driveOutbox({ show, showUnreadable, isHeard, tellDelivered }: Outlets): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deliveries = 0;
  let waiting: number | undefined;

  const deliver = async (reason: DeliveryReason) => {
    deliveries += 1;
    const { nextTryInMs } = await deliverWaiting({ reason, signal });
    deliveries -= 1;
    if (!signal.aborted) wakeIn(nextTryInMs);
  };

  function wakeIn(ms: number | null) {
    clearTimeout(timer);
    timer = ms === null ? undefined : setTimeout(wake, ms);
  }

  function wake() {
    timer = undefined;
    void deliver('timer');
  }

  const announce = async () => {
    if (document.hidden || !isHeard()) return;
    await withLock(ANNOUNCE_LOCK, async () => {
      if (document.hidden) return;
      const receipts = await claimReceipts();
      if (receipts.length > 0) tellDelivered(receipts.map(({ id }) => id));
    });
  };

  const hearNews = throttle(NEWS_AT_MOST_EVERY_MS, (reason: DeliveryReason) => {
    if (!signal.aborted) void deliver(reason);
  });

  const handOver = () => {
    if (waiting) tellOutboxChanged();
  };

  const stopWatchingMessages = watchMessages((messages) => {
    const isFirstLook = waiting === undefined;
    waiting = messages.filter(({ state }) => state !== 'refused').length;
    show(messages);
    if (isFirstLook) handOver();
    if (waiting > 0 && timer === undefined && deliveries === 0) wakeIn(LOOK_AGAIN_MS);
  });
  const stopWatchingReceipts = watchReceipts((receipts) => {
    if (receipts.length > 0) void announce();
  });
  const stopWatchingUnreadable = watchUnreadable(({ length }) => showUnreadable(length));
  // A worker that takes over now has not been told of what waits.
  navigator.serviceWorker?.addEventListener('controllerchange', handOver, { signal });
  addEventListener('online', () => hearNews('online'), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) return;
      hearNews('visible');
      void announce();
    },
    { signal },
  );
  hearNews('start');

  return () => {
    stopped.abort();
    clearTimeout(timer);
    stopWatchingMessages();
    stopWatchingReceipts();
    stopWatchingUnreadable();
  };
}
