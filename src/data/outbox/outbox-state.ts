import { useEffect, useMemo } from 'react';
import type { CommandName, PayloadOf } from '#core/outbox/commands.ts';
import type { MessageInView } from '#core/outbox/outbox-view.ts';
import type { Submission } from '#core/outbox/submit.ts';
import { outboxHoldsSomething } from '#core/storage/outbox-peek.ts';
import { createStore } from '../store.ts';
import { showAppBadge } from '../visit/app-badge.ts';
import { whenIdle } from '../when-idle.ts';
import { announceOutboxChange } from '../worker/worker-link.ts';

/*
 * What the page knows about the outbox. The outbox itself comes with the database, which is large: it is loaded when
 * first needed, never with the page.
 */
export type { MessageInView, Submission };

type DeliveredListener = (ids: readonly string[]) => void;
type IsWatched = () => boolean;

/** Null until the device's storage has been read. */
const messages = createStore<readonly MessageInView[] | null>(null);
/** How many stored texts can no longer be read. */
const unreadable = createStore(0);
/** Messages whose outcome a form still waits for: nothing else reports them yet. */
const underWay = createStore<ReadonlySet<string>>(new Set());
const deliveredListeners = new Set<DeliveredListener>();

let started = false;

/**
 * Checks the outbox when the page is idle, and again when the network or the visitor comes back. Most visitors have
 * written nothing, so the database is loaded only if something waits.
 */
export function watchOutbox(): void {
  const look = async () => {
    if (started) return;
    if (await outboxHoldsSomething()) startOutbox();
    else showAppBadge({ waitingMessages: 0 });
  };
  whenIdle(look);
  addEventListener('online', () => void look());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void look();
  });
}

function showWaiting(): void {
  showAppBadge({ waitingMessages: (messages.get()?.length ?? 0) + unreadable.get() });
}

/**
 * Makes the page a driver of the outbox, once: it delivers at start, when the network comes back, when the page becomes
 * visible, and on a timer (docs/architecture.md, section 6). Starts when the browser is idle.
 */
export function startOutbox(): void {
  if (started) return;
  started = true;
  for (const count of [messages, unreadable]) count.subscribe(showWaiting);
  whenIdle(async () => {
    try {
      // Loads the sending code too: without a worker it could not be loaded once the network is gone.
      const [{ driveOutbox }] = await Promise.all([
        import('./outbox-driver.ts'),
        import('#core/outbox/submit.ts'),
      ]);
      driveOutbox({
        show: messages.set,
        showUnreadable: unreadable.set,
        hasListener: () => deliveredListeners.size > 0,
        announceDelivered,
      });
    } catch (error) {
      started = false;
      console.warn('No outbox here; the worker delivers alone.', error);
    }
  });
}

/**
 * Stores a message, sends it, and returns the outcome (reading Q-19); see `submitMessage`. A message that stays
 * waiting is also handed to the worker.
 *
 * @param id created once per set of entries
 * @param isWatched whether the visitor still sees the form when the outcome is known
 * @param replaces the id of a stored message that this one is an edited version of
 */
export async function submitToOutbox<Name extends CommandName>(
  command: Name,
  payload: PayloadOf<Name>,
  id: string,
  isWatched: IsWatched,
  replaces?: string,
): Promise<Submission> {
  underWay.set(new Set([...underWay.get(), id]));
  try {
    const { submitMessage } = await import('#core/outbox/submit.ts');
    const submission = await submitMessage(command, payload, id, { isWatched, replaces });
    startOutbox();
    if (submission === 'waiting') announceOutboxChange();
    // The message is gone from the device: its last known state would flash up next to the form's own report.
    else if (submission === 'sent' || submission === 'failed')
      messages.set(messages.get()?.filter((kept) => kept.id !== id) ?? null);
    return submission;
  } catch (error) {
    console.warn('The outbox could not store the message.', error);
    return 'not-kept';
  } finally {
    underWay.set(new Set([...underWay.get()].filter((other) => other !== id)));
  }
}

/** Returns the messages on this device that are not delivered yet, oldest first; null until they are known. */
export function useOutboxMessages(): readonly MessageInView[] | null {
  useEffect(startOutbox, []);
  const kept = messages.use();
  const sending = underWay.use();
  return useMemo(() => kept?.filter(({ id }) => !sending.has(id)) ?? null, [kept, sending]);
}

/** Returns how many messages wait on this device, including those that need attention; for a quiet badge. */
export function useWaitingCount(): number {
  const kept = useOutboxMessages()?.length ?? 0;
  return kept + unreadable.use();
}

/** Whether the outbox is known to hold something; loads no code. */
export function useIsAnythingWaiting(): boolean {
  const kept = messages.use()?.length ?? 0;
  return kept + unreadable.use() > 0;
}

/**
 * Listens for messages that were delivered later, from any page or the worker: each is reported once, in one visible
 * page only. Those that a form has reported itself are left out.
 *
 * @returns stops listening
 */
export function onDelivered(listener: DeliveredListener): () => void {
  deliveredListeners.add(listener);
  return () => deliveredListeners.delete(listener);
}

function announceDelivered(ids: readonly string[]): void {
  for (const listener of deliveredListeners) listener(ids);
}
