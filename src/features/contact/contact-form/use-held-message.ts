import { useEffect, useState } from 'react';
import { lockKeptMessage } from '../../../data/outbox/kept-messages.ts';
import type { ContactDraft } from './contact-draft.ts';
import { type EditedMessage, toEdited } from './outgoing-message.ts';

/** Well within the time for which a message is held. */
const HOLD_AGAIN_EVERY_MS = 8_000;

/**
 * Keeps a message from being sent while it is changed. A page that ends, or a phone that sleeps, lets go of it by
 * itself.
 *
 * @returns whether it has left the outbox in the meantime
 */
export function useHeldMessage(id: string | undefined): boolean {
  const [goneId, setGoneId] = useState<string | undefined>();
  useEffect(() => {
    if (id === undefined) return;
    const hold = async () => {
      const { kind } = await lockKeptMessage(id);
      setGoneId(kind === 'gone' ? id : undefined);
    };
    const timer = setInterval(hold, HOLD_AGAIN_EVERY_MS);
    // A phone that wakes delivers what waits: this one is changed still.
    document.addEventListener('visibilitychange', hold);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hold);
    };
  }, [id]);
  return id !== undefined && goneId === id;
}

/** Whether a message is known to be on its way at this very moment: it can give way to no other. */
export function isOnItsWay(id: string): Promise<boolean> {
  return lockKeptMessage(id).then(
    ({ kind }) => kind === 'being-sent',
    () => false,
  );
}

/**
 * The kept message a draft was changing, held, with the entries of the draft; null where there is none any more.
 * `on-its-way`: whether it will be there still is not known yet.
 */
export async function findEdited({
  replaces,
  entries,
  tried,
}: ContactDraft): Promise<EditedMessage | 'on-its-way' | null> {
  if (replaces === undefined) return null;
  const held = await lockKeptMessage(replaces);
  if (held.kind === 'being-sent') return 'on-its-way';
  const edited = held.kind === 'held' ? toEdited(replaces, held.payload, entries) : null;
  return edited && { ...edited, tried };
}
