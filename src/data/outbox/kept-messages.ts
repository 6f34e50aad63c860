import { useEffect, useState } from 'react';
import type { EditLock } from '#core/outbox/outbox-view.ts';
import type { ReceiptRow } from '#core/storage/rows.ts';
import type { UnreadableText } from '#core/storage/unreadable.ts';

/*
 * What a visitor does with the messages on this device. The database comes with the first call, and this file with
 * the screens that show messages.
 */
export type { EditLock, UnreadableText };
export type Receipt = Pick<ReceiptRow, 'id' | 'sentAt'>;

const view = () => import('#core/outbox/outbox-view.ts');

/** What was written in a message, for showing it on a personal device; null when it is gone. */
export async function readKeptMessage(id: string): Promise<unknown> {
  return (await view()).readMessage(id);
}

/** Deletes a message for good, unless it is on its way at this very moment. */
export async function deleteKeptMessage(id: string): Promise<'removed' | 'being-sent'> {
  return (await view()).removeMessage(id);
}

/** Tries a message again at once because the visitor asks for it. */
export async function retryKeptMessage(id: string): Promise<'sent' | 'not-sent'> {
  const { sent } = await (await view()).retryNow(id);
  return sent.includes(id) ? 'sent' : 'not-sent';
}

/** Tries all that waits at once; says how many messages still do. */
export async function retryKeptMessages(): Promise<number> {
  return (await (await view()).retryNow()).waiting ?? 0;
}

/** For the next moments nobody sends this message, since the visitor is changing it; see `holdMessage`. */
export async function lockKeptMessage(id: string): Promise<EditLock> {
  return (await view()).lockForEditing(id);
}

/** Lets go of a message that was not changed after all. */
export async function unlockKeptMessage(id: string): Promise<void> {
  return (await view()).unlockMessage(id);
}

/** What was delivered within the last day, the latest first; null until it is known. */
export const useDelivered = (): readonly Receipt[] | null => useWatched(watchDelivered);

/** What was written here and cannot be read as a message or a draft any more; null until it is known. */
export const useUnreadable = (): readonly UnreadableText[] | null => useWatched(watchUnreadable);

/** Deletes for good what cannot be read; says whether it is gone. */
export async function deleteUnreadableText(text: UnreadableText): Promise<boolean> {
  try {
    const { deleteUnreadable } = await import('#core/storage/unreadable.ts');
    return (await deleteUnreadable(text)).kind === 'done';
  } catch {
    // Its code is not to be had just now.
    return false;
  }
}

type Watch<Told> = (listener: (told: Told) => void) => Promise<() => void>;

const watchDelivered: Watch<readonly Receipt[]> = async (listener) => (await view()).watchDelivered(listener);
const watchUnreadable: Watch<readonly UnreadableText[]> = async (listener) =>
  (await import('#core/storage/unreadable.ts')).watchUnreadable(listener);

function useWatched<Told>(watch: Watch<Told>): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const listen = (next: Told) => {
      if (!isOver) setTold(next);
    };
    watch(listen).then(
      (started) => {
        if (isOver) started();
        else stop = started;
      },
      (error: unknown) => console.warn('The outbox could not be looked into.', error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [watch]);
  return told;
}
