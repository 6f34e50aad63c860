import type { Query } from '@tanstack/react-query';
import { ApiError } from '#core/api-client/api-error.ts';
import { readWaitMs } from '#core/api-client/retry-after.ts';
import { currentConnection } from '../connection/connection.ts';
import { jitter } from '../connection/jitter.ts';
import type { Answered } from './answered.ts';

const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 60_000;
const TOO_MANY_REQUESTS = 429;

/**
 * Returns when to retry a failed answer if at most fallback data is on the screen, in milliseconds; false if it is not
 * retried: after a clear refusal, or while offline (then `ask-again.ts` detects when the network is back). The waits
 * grow, and respect `Retry-After` up to a few minutes. The query's timer runs only while a component uses it.
 */
export function retryInMs({ state }: Pick<Query<unknown, Error>, 'state'>): number | false {
  const { data, status, error, errorUpdateCount, errorUpdatedAt } = state;
  const isThere = data !== undefined && !(data as Partial<Answered<unknown>>).isStandIn;
  if (isThere || status !== 'error' || !mayPass(error) || currentConnection() !== 'reached') return false;
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (errorUpdateCount - 1), LONGEST_WAIT_MS);
  // This runs at every render and must return the same each time: the time of the failure serves as the random number.
  return Math.max(readWaitMs(error.retryAfterMs ?? 0), jitter(waitMs, (errorUpdatedAt % 1_000) / 1_000));
}

function mayPass(error: Error | null): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  return kind === 'http'
    ? status >= 500 || status === TOO_MANY_REQUESTS
    : kind !== 'refused' && kind !== 'shape';
}
