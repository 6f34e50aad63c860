import { isKnownService, ownerOf } from './known-services.ts';
import type { PushOutcome } from './push-outcome.ts';

/** A push service that rejects the signature of this server, and the status with which it does. */
interface Warning {
  readonly service: string;
  readonly status: number;
}

/**
 * Returns what the operator has to know about an answer, or null. An unknown host could claim anything, so it is
 * ignored.
 */
export function warningOf(hostname: string, outcome: PushOutcome): Warning | null {
  if (outcome.outcome !== 'later' || outcome.unsigned === undefined || !isKnownService(hostname)) return null;
  return { service: ownerOf(hostname), status: outcome.unsigned };
}
