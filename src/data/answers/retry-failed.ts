import type { Query } from '@tanstack/react-query';
import { ApiError } from '#core/api-client/api-error.ts';
import { readWaitMs } from '#core/api-client/retry-after.ts';
import { currentConnection } from '../connection/connection.ts';
import { jitter } from '../connection/jitter.ts';
import type { Answered } from './endpoint-query.ts';

const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 60_000;
const TOO_MANY_REQUESTS = 429;

/**
 * When an answer that failed, and of which at most a stand-in is on the screen, is asked for again by itself; false where it is
 * not: a plain no, or nothing reached at all (then `ask-again.ts` finds out when it is). Ever more rarely, and not
 * before the server wishes, within minutes. The query's own timer runs only while somebody looks at it.
 */
export function retryInMs({ state }: Pick<Query<unknown, Error>, 'state'>): number | false {
  const { data, status, error, errorUpdateCount, errorUpdatedAt } = state;
  const isThere = data !== undefined && !(data as Partial<Answered<unknown>>).isStandIn;
  if (isThere || status !== 'error' || !mayPass(error) || currentConnection() !== 'reached') return false;
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (errorUpdateCount - 1), LONGEST_WAIT_MS);
  // Asked at every render, it must say the same each time: the failure's own moment is chance enough.
  return Math.max(readWaitMs(error.retryAfterMs ?? 0), jitter(waitMs, (errorUpdatedAt % 1_000) / 1_000));
}

function mayPass(error: Error | null): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  return kind === 'http'
    ? status >= 500 || status === TOO_MANY_REQUESTS
    : kind !== 'refused' && kind !== 'shape';
}
