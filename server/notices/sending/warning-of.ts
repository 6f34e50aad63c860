import { isKnownService, ownerOf } from './known-services.ts';
import type { PushOutcome } from './push-outcome.ts';

/** Returns what the operator has to know of an answer, or null. A strange host could say anything, so it is not believed. */
export function warningOf(hostname: string, outcome: PushOutcome): string | null {
  if (outcome.outcome !== 'later' || outcome.unsigned === undefined || !isKnownService(hostname)) return null;
  const who = ownerOf(hostname);
  return `Notices are not taken by the push service of ${who} (${outcome.unsigned}): check this server's clock and NOTICES_CONTACT.`;
}
