import { isKnownService, ownerOf } from './known-services.ts';
import type { PushOutcome } from './push-outcome.ts';

/** Which push service does not take the signature of this server, and with what status it says so. */
interface Warning {
  readonly service: string;
  readonly status: number;
}

/** Returns what the operator has to know of an answer, or null. A strange host could say anything, so it is not believed. */
export function warningOf(hostname: string, outcome: PushOutcome): Warning | null {
  if (outcome.outcome !== 'later' || outcome.unsigned === undefined || !isKnownService(hostname)) return null;
  return { service: ownerOf(hostname), status: outcome.unsigned };
}
