import { withLock } from '#core/browser/with-lock.ts';
import { deliverWaiting } from '#core/outbox/deliver.ts';
import type { DeliveryReason } from '#core/outbox/due.ts';
import { type MessageInView, watchMessages, watchReceipts } from '#core/outbox/outbox-view.ts';
import { claimReceipts } from '#core/storage/receipts.ts';
import { watchUnreadable } from '#core/storage/unreadable.ts';
import { throttle } from '../throttle.ts';
import { announceOutboxChange } from '../worker/worker-link.ts';

interface Outlets {
  readonly show: (messages: readonly MessageInView[]) => void;
  /** Shows how many stored texts can no longer be read. */
  readonly showUnreadable: (count: number) => void;
  /** Whether a listener would announce a delivery now. */
  readonly hasListener: () => boolean;
  readonly announceDelivered: (ids: readonly string[]) => void;
}

/** Two pages may be visible side by side: only one of them announces (docs/architecture.md, section 6). */
const ANNOUNCE_LOCK = 'announce';
/** For messages that another page or a form has left here. */
const LOOK_AGAIN_MS = 5_000;
/** On a flaky network, not every change triggers a try. */
const DELIVER_AT_MOST_EVERY_MS = 2_000;

/**
 * Delivers on every occasion a page has, shows what waits, and announces what was delivered. Brings the database with
 * it, so load it when the page is idle.
 *
 * @returns stops it; deliveries in progress finish
 */
export function driveOutbox({ show, showUnreadable, hasListener, announceDelivered }: Outlets): () => void {
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
    if (document.hidden || !hasListener()) return;
    await withLock(ANNOUNCE_LOCK, async () => {
      if (document.hidden) return;
      const receipts = await claimReceipts();
      if (receipts.length > 0) announceDelivered(receipts.map(({ id }) => id));
    });
  };

  const deliverNow = throttle(DELIVER_AT_MOST_EVERY_MS, (reason: DeliveryReason) => {
    if (!signal.aborted) void deliver(reason);
  });

  const handOver = () => {
    if (waiting) announceOutboxChange();
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
  // A worker that takes over now does not know yet what waits.
  navigator.serviceWorker?.addEventListener('controllerchange', handOver, { signal });
  addEventListener('online', () => deliverNow('online'), { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) return;
      deliverNow('visible');
      void announce();
    },
    { signal },
  );
  deliverNow('start');

  return () => {
    stopped.abort();
    clearTimeout(timer);
    stopWatchingMessages();
    stopWatchingReceipts();
    stopWatchingUnreadable();
  };
}
