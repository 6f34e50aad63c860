import { type Submission, submitToOutbox } from '../../../data/outbox/outbox-state.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/**
 * Sends a contact message by way of the outbox and says what became of it (decision Q-19).
 *
 * @param replaces the id of the kept message it is the changed form of
 */
export function sendContactMessage(
  { id, payload }: OutgoingMessage,
  isWatched: () => boolean,
  replaces?: string,
): Promise<Submission> {
  return submitToOutbox('contactMessage', payload, id, isWatched, replaces);
}
