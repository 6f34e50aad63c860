import { useEffect, useState } from 'react';
import { lockOutboxMessage } from '../../../data/outbox/outbox-messages.ts';
import type { ContactDraft } from './contact-draft.ts';
import { type EditedMessage, toEdited } from './outgoing-message.ts';

/** Well below the time after which a lock ends. */
const HOLD_AGAIN_EVERY_MS = 8_000;

/**
 * Locks a message while it is edited, so that it is not sent. The lock ends automatically if the page closes or the phone
 * sleeps.
 *
 * @returns whether the message has left the outbox in the meantime
 */
export function useHeldMessage(id: string | undefined): boolean {
  const [goneId, setGoneId] = useState<string | undefined>();
  useEffect(() => {
    if (id === undefined) return;
    const hold = async () => {
      const { kind } = await lockOutboxMessage(id);
      setGoneId(kind === 'gone' ? id : undefined);
    };
    const timer = setInterval(hold, HOLD_AGAIN_EVERY_MS);
    // A phone that wakes delivers waiting messages, so lock this one again first.
    document.addEventListener('visibilitychange', hold);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hold);
    };
  }, [id]);
  return id !== undefined && goneId === id;
}

/** Whether a message is known to be sending right now; then it cannot be replaced. */
export function isOnItsWay(id: string): Promise<boolean> {
  return lockOutboxMessage(id).then(
    ({ kind }) => kind === 'being-sent',
    () => false,
  );
}

/**
 * Locks the message that a draft edits and returns it with the entries of the draft; null if there is none any more.
 * `on-its-way`: it is being sent, so whether it stays is not known yet.
 */
export async function findEdited({
  replaces,
  entries,
  tried,
}: ContactDraft): Promise<EditedMessage | 'on-its-way' | null> {
  if (replaces === undefined) return null;
  const held = await lockOutboxMessage(replaces);
  if (held.kind === 'being-sent') return 'on-its-way';
  const edited = held.kind === 'held' ? toEdited(replaces, held.payload, entries) : null;
  return edited && { ...edited, tried };
}
