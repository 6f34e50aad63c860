import {
  FAILURE_HEADER,
  type FailureKind,
  SAVED_AT_HEADER,
  SERVER_NOW_HEADER,
} from '#core/contract/worker-messages.ts';
import { ApiError } from './api-error.ts';

/*
 * Both ends of the worker's responses to API calls: the worker writes them, the page reads them.
 */
const GATEWAY_TIMEOUT = 504;
const KINDS: readonly FailureKind[] = ['offline', 'timeout', 'http', 'refused', 'shape', 'portal'];

/** Builds the response for a saved answer, with its server time and the current server time. */
export function savedResponse(body: string, at: number, now: number): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/json',
      [SAVED_AT_HEADER]: String(at),
      [SERVER_NOW_HEADER]: String(now),
    },
  });
}

/** Builds the response for an answer just received from the network, whose body has been read. */
export function freshResponse(body: string, at: number): Response {
  return new Response(body, {
    headers: { 'content-type': 'application/json', date: new Date(at).toUTCString() },
  });
}

/** Builds the response that tells the page why there is no answer. */
export function failureResponse({ kind, message, status, retryAfterMs, isAtRest }: ApiError): Response {
  return Response.json(
    { kind, message, status, retryAfterMs, isAtRest },
    { status: GATEWAY_TIMEOUT, headers: { [FAILURE_HEADER]: kind } },
  );
}

/** When the saved answer was given, or null if the answer is fresh from the network. */
export const savedAt = (response: Response): number | null => timeIn(response, SAVED_AT_HEADER);

/** The server's time when the worker responded, or null if the worker did not send it. */
export const serverNowOf = (response: Response): number | null => timeIn(response, SERVER_NOW_HEADER);

function timeIn({ headers }: Response, name: string): number | null {
  const at = Number(headers.get(name) ?? Number.NaN);
  return Number.isFinite(at) ? at : null;
}

/** The reason why the worker has no answer, or null if the response is an answer. */
export async function failureOf(response: Response): Promise<ApiError | null> {
  const kind = KINDS.find((known) => known === response.headers.get(FAILURE_HEADER));
  if (response.status !== GATEWAY_TIMEOUT || kind === undefined) return null;
  const failure: { message?: unknown; status?: unknown; retryAfterMs?: unknown; isAtRest?: unknown } =
    await response.json();
  return new ApiError(kind, String(failure.message ?? kind), {
    status: typeof failure.status === 'number' ? failure.status : undefined,
    retryAfterMs: typeof failure.retryAfterMs === 'number' ? failure.retryAfterMs : undefined,
    // A worker of an earlier build does not send this.
    isAtRest: failure.isAtRest === true,
  });
}
