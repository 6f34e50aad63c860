import { type Submission, submitToOutbox } from '../../../data/outbox/outbox-state.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/**
 * Sends a contact message through the outbox and returns the outcome (reading Q-19).
 *
 * @param replaces the id of the outbox message that it replaces
 */
export function sendContactMessage(
  { id, payload }: OutgoingMessage,
  isWatched: () => boolean,
  replaces?: string,
): Promise<Submission> {
  return submitToOutbox('contactMessage', payload, id, isWatched, replaces);
}
