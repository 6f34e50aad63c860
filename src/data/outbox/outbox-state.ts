import { useEffect, useMemo } from 'react';
import type { CommandName, PayloadOf } from '#core/outbox/commands.ts';
import type { MessageInView } from '#core/outbox/outbox-view.ts';
import type { Submission } from '#core/outbox/submit.ts';
import { outboxHoldsSomething } from '#core/storage/outbox-peek.ts';
import { createStore } from '../store.ts';
import { whenIdle } from '../when-idle.ts';
import { tellOutboxChanged } from '../worker/worker-link.ts';

/*
 * What the page knows of the outbox. The outbox itself comes with the database, which is large: it is loaded
 * when it is first needed, never with the page.
 */
export type { MessageInView, Submission };

type DeliveredListener = (ids: readonly string[]) => void;
type IsWatched = () => boolean;

/** Null until the device's storage has been looked into. */
const messages = createStore<readonly MessageInView[] | null>(null);
/** How much of what was written here cannot be read any more. */
const unreadable = createStore(0);
/** Messages whose outcome a form still waits for: they are nobody else's news yet. */
const underWay = createStore<ReadonlySet<string>>(new Set());
const deliveredListeners = new Set<DeliveredListener>();

let started = false;

/**
 * Looks into the outbox when the page is at rest, and again when the network or the visitor comes back. Most
 * visitors have written nothing: the database is brought only where something waits.
 */
export function watchOutbox(): void {
  const look = async () => {
    if (!started && (await outboxHoldsSomething())) startOutbox();
  };
  whenIdle(look);
  addEventListener('online', () => void look());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void look();
  });
}

/**
 * Makes the page a driver of the outbox, once: it delivers at start, when the network comes back, when the page
 * becomes visible, and on a timer (docs/architecture.md, section 6). Begins when the browser is idle.
 */
export function startOutbox(): void {
  if (started) return;
  started = true;
  whenIdle(async () => {
    try {
      // What sends is fetched too: without a worker it could not be once the network is gone.
      const [{ driveOutbox }] = await Promise.all([
        import('./outbox-driver.ts'),
        import('#core/outbox/submit.ts'),
      ]);
      driveOutbox({
        show: messages.set,
        showUnreadable: unreadable.set,
        isHeard: () => deliveredListeners.size > 0,
        tellDelivered,
      });
    } catch (error) {
      started = false;
      console.warn('No outbox here; the worker delivers alone.', error);
    }
  });
}

/**
 * Keeps a message, sends it, and says what became of it (decision Q-19); see `submitMessage`. What stays waiting
 * is handed to the worker too.
 *
 * @param id made once per set of entries
 * @param isWatched whether the visitor still sees the form when the outcome is there
 * @param replaces the id of a kept message this one is the changed form of
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
    if (submission === 'waiting') tellOutboxChanged();
    // It is gone from the device; seen last as it was before, it would flash up beside what the form says.
    else if (submission === 'sent' || submission === 'failed')
      messages.set(messages.get()?.filter((kept) => kept.id !== id) ?? null);
    return submission;
  } catch (error) {
    console.warn('The outbox took no message.', error);
    return 'not-kept';
  } finally {
    underWay.set(new Set([...underWay.get()].filter((other) => other !== id)));
  }
}

/** The messages on this device that nobody has delivered yet, oldest first; null until they are known. */
export function useOutboxMessages(): readonly MessageInView[] | null {
  useEffect(startOutbox, []);
  const kept = messages.use();
  const sending = underWay.use();
  return useMemo(() => kept?.filter(({ id }) => !sending.has(id)) ?? null, [kept, sending]);
}

/** How many messages wait on this device, those that need attention included; for a quiet badge. */
export function useWaitingCount(): number {
  const kept = useOutboxMessages()?.length ?? 0;
  return kept + unreadable.use();
}

/** Whether the outbox has been seen to hold something; asking brings nothing along. */
export function useIsSomethingKept(): boolean {
  const kept = messages.use()?.length ?? 0;
  return kept + unreadable.use() > 0;
}

/**
 * Hears of messages that were delivered later, by whomever: each once, in one visible page only. What a form
 * has announced itself is not among them.
 *
 * @returns stops listening
 */
export function onDelivered(listener: DeliveredListener): () => void {
  deliveredListeners.add(listener);
  return () => deliveredListeners.delete(listener);
}

function tellDelivered(ids: readonly string[]): void {
  for (const listener of deliveredListeners) listener(ids);
}
