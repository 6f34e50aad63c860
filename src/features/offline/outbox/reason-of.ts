import type { MessageInView } from '../../../data/outbox/outbox-state.ts';

/** Why a message has not arrived yet, as a key of `outbox.reason`. */
export type Reason = 'noNetwork' | 'noAnswer' | 'signIn' | 'busy' | 'damaged' | 'tooLong' | 'notAccepted';

const PAYLOAD_TOO_LARGE = 413;
/** Stored if a record was damaged on the device, so that it was never sent. */
const NEVER_ASKED = 0;

/** Returns why the last attempt failed; null before the first one. */
export function reasonOf({ lastOutcome }: Pick<MessageInView, 'lastOutcome'>): Reason | null {
  if (lastOutcome === null) return null;
  if (lastOutcome.kind === 'busy') return 'busy';
  if (lastOutcome.kind === 'refused') {
    if (lastOutcome.status === NEVER_ASKED) return 'damaged';
    return lastOutcome.status === PAYLOAD_TOO_LARGE ? 'tooLong' : 'notAccepted';
  }
  if (lastOutcome.reason === 'timeout') return 'noAnswer';
  return lastOutcome.reason === 'offline' ? 'noNetwork' : 'signIn';
}
