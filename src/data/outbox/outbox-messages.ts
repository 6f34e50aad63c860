import { useEffect, useMemo, useState } from 'react';
import type { EditLock, MessageFate } from '#core/outbox/outbox-view.ts';
import type { ReceiptRow } from '#core/storage/rows.ts';
import type { UnreadableText } from '#core/storage/unreadable.ts';

/*
 * What a visitor does with the messages on this device. The database is loaded on the first call, and this file with
 * the screens that show messages.
 */
export type { EditLock, MessageFate, UnreadableText };
export type Receipt = Pick<ReceiptRow, 'id' | 'sentAt'>;

const view = () => import('#core/outbox/outbox-view.ts');

/** Returns what was written in a message, to show it on a personal device; null if it is gone. */
export async function readOutboxMessage(id: string): Promise<unknown> {
  return (await view()).readMessage(id);
}

/** Deletes a message for good, unless it is being sent right now. */
export async function deleteOutboxMessage(id: string): Promise<'removed' | 'being-sent'> {
  return (await view()).removeMessage(id);
}

/** Retries a message at once because the visitor asked for it. */
export async function retryOutboxMessage(id: string): Promise<'sent' | 'not-sent'> {
  const { sent } = await (await view()).retryNow(id);
  return sent.includes(id) ? 'sent' : 'not-sent';
}

/** Retries all waiting messages at once, and returns how many still wait. */
export async function retryOutboxMessages(): Promise<number> {
  return (await (await view()).retryNow()).waiting ?? 0;
}

/** Keeps this message from being sent for the next moments, because the visitor is editing it; see `holdMessage`. */
export async function lockOutboxMessage(id: string): Promise<EditLock> {
  return (await view()).lockForEditing(id);
}

/** Releases a message that was not changed after all. */
export async function unlockOutboxMessage(id: string): Promise<void> {
  return (await view()).unlockMessage(id);
}

/** Returns what was delivered within the last day, the latest first; null until it is known. */
export const useDelivered = (): readonly Receipt[] | null => useWatched(watchDelivered);

/** Returns text stored here that can no longer be read as a message or a draft; null until it is known. */
export const useUnreadable = (): readonly UnreadableText[] | null => useWatched(watchUnreadable);

/** Returns what has become of a message that was stored here; null until it is known. */
export function useMessageFate(id: string): MessageFate | null {
  const watch = useMemo<Watch<MessageFate>>(
    () => async (listener) => (await view()).watchFate(id, listener),
    [id],
  );
  return useWatched(watch);
}

/** Deletes unreadable text for good, and returns whether it is gone. */
export async function deleteUnreadableText(text: UnreadableText): Promise<boolean> {
  try {
    const { deleteUnreadable } = await import('#core/storage/unreadable.ts');
    return (await deleteUnreadable(text)).kind === 'done';
  } catch {
    // Its code failed to load.
    return false;
  }
}

type Watch<Value> = (listener: (value: Value) => void) => Promise<() => void>;

const watchDelivered: Watch<readonly Receipt[]> = async (listener) => (await view()).watchDelivered(listener);
const watchUnreadable: Watch<readonly UnreadableText[]> = async (listener) =>
  (await import('#core/storage/unreadable.ts')).watchUnreadable(listener);

function useWatched<Value>(watch: Watch<Value>): Value | null {
  const [latest, setLatest] = useState<Value | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const listen = (next: Value) => {
      if (!isOver) setLatest(next);
    };
    watch(listen).then(
      (started) => {
        if (isOver) started();
        else stop = started;
      },
      (error: unknown) => console.warn('The outbox could not be read.', error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [watch]);
  return latest;
}
