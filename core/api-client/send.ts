import type { CommandEndpoint } from '#core/contract/endpoint.ts';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { type ApiError, toApiError } from './api-error.ts';
import { commandRequest } from './api-request.ts';
import { isLeaving } from './leaving.ts';
import { withTimeLimit } from './time-limit.ts';
import { isPage, validateResponse } from './validate-response.ts';

/** The outcome of a command. An answer settles it; without an answer it stays open (reading Q-19). */
export type SendOutcome<Answer> =
  | { readonly kind: 'answered'; readonly value: Answer }
  /** A definite "no": repeating the command would get the same answer. */
  | { readonly kind: 'refused'; readonly status: number }
  /** The server cannot handle it right now. */
  | { readonly kind: 'busy'; readonly status: number; readonly retryAfterMs?: number }
  /** `portal` and `shape` are responses of somebody else, or of an unknown sender. */
  | { readonly kind: 'no-answer'; readonly reason: FailureKind };

interface SendOptions {
  /** The server answers a repeat with the same key but does not process it again. */
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** "Try again later" statuses below 500: request timeout, too early, too many requests (RFC 9110, 8470, 6585). */
const COME_BACK_LATER: readonly number[] = [408, 425, 429];

/**
 * Sends a command once, within its time limit. Anything but success is logged once, here.
 *
 * @throws only the caller's own reason if its signal was aborted
 */
export async function send<Payload, Answer>(
  endpoint: CommandEndpoint<Payload, Answer>,
  payload: NoInfer<Payload>,
  { idempotencyKey, signal }: SendOptions = {},
): Promise<SendOutcome<Answer>> {
  const { address, init } = commandRequest(endpoint, payload, idempotencyKey);
  let cameAsPage = false;
  try {
    return await withTimeLimit(endpoint.timeLimitMs, signal, async (within) => {
      const response = await fetch(address, { ...init, signal: within });
      cameAsPage = isPage(response);
      const { value } = await validateResponse(response, endpoint.read, () => undefined);
      return { kind: 'answered', value };
    });
  } catch (error) {
    signal?.throwIfAborted();
    const failure = toApiError(error);
    if (!isLeaving()) console.warn(`${endpoint.name}: ${failure.message}`);
    return outcomeOf(failure, cameAsPage);
  }
}

function outcomeOf({ kind, status = 0, retryAfterMs }: ApiError, cameAsPage: boolean): SendOutcome<never> {
  if (kind === 'refused') return { kind: 'refused', status };
  if (kind !== 'http') return { kind: 'no-answer', reason: kind };
  if (status >= 500 || COME_BACK_LATER.includes(status)) {
    return retryAfterMs === undefined ? { kind: 'busy', status } : { kind: 'busy', status, retryAfterMs };
  }
  // The API refuses in JSON; an HTML page with a 4xx comes from a network in between.
  return cameAsPage ? { kind: 'no-answer', reason: 'portal' } : { kind: 'refused', status };
}
