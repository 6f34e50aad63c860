import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { isPreview, notePreviewStatus } from '#core/preview.ts';
import { ApiError, toApiError } from './api-error.ts';
import { readRequest } from './api-request.ts';
import { isLeaving } from './leaving.ts';
import { withTimeLimit } from './time-limit.ts';
import { validateResponse } from './validate-response.ts';
import { failureOf, savedAt, serverNowOf } from './worker-response.ts';

/** An answer, both parsed and as text. */
export interface Received<Answer> {
  readonly value: Answer;
  /** Milliseconds since 1970 when the server sent it; by the device's clock if `Date` cannot be read. */
  readonly at: number;
  readonly from: 'network' | 'saved';
  /** The server's time when the worker returned a saved answer, if the worker knows it. */
  readonly serverNow: number | null;
  /** A worker controlled the page during the call, so it has already stored the answer if it is to be kept. */
  readonly wasSeenByWorker: boolean;
  readonly body: string;
  /** The revision of the content it was made from, if it came from the network and the server says so. */
  readonly revision: number | undefined;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Returns only what the worker has saved and makes no request. */
  readonly savedOnly?: boolean;
}

/** The worker applies the limit itself and checks its store first; this extra time only covers a dead worker. */
const WORKER_SLACK_MS = 2_000;

/**
 * Calls the API, through the worker if one controls the page (docs/architecture.md, section 5). Failures and unusable
 * parts of an answer are logged once, here.
 *
 * @throws ApiError; or the caller's own reason if its signal was aborted, which is not a failure
 */
export async function call<Answer, Name extends string>(
  endpoint: ReadEndpoint<Answer, Name>,
  values: RequestValues<NoInfer<Name>>,
  { signal, savedOnly = false }: CallOptions = {},
): Promise<Received<Answer>> {
  const controlled = isControlled();
  if (savedOnly && !controlled) throw new ApiError('offline', 'nothing is saved without a worker');
  const { address, init } = readRequest(endpoint, values);
  const limitMs = endpoint.timeLimitMs + (controlled ? WORKER_SLACK_MS : 0);
  const problems: string[] = [];
  try {
    return await withTimeLimit(limitMs, signal, async (within) => {
      const cache = savedOnly ? 'force-cache' : 'no-store';
      const response = await fetch(address, { ...init, cache, signal: within });
      notePreviewStatus(response.status);
      const failure = await failureOf(response);
      if (failure) throw failure;
      const { value, body, at, revision } = await validateResponse(response, endpoint.read, (problem) =>
        problems.push(problem),
      );
      const saved = savedAt(response);
      const from = saved === null ? 'network' : 'saved';
      return {
        value,
        body,
        at: saved ?? at ?? Date.now(),
        from,
        serverNow: serverNowOf(response),
        wasSeenByWorker: controlled,
        revision,
      };
    });
  } catch (error) {
    signal?.throwIfAborted();
    const failure = toApiError(error);
    // With `savedOnly`, finding nothing is a normal outcome, not a failure.
    if (!savedOnly && !isLeaving()) console.warn(`${endpoint.name}: ${failure.message}`);
    throw failure;
  } finally {
    if (problems.length > 0) console.warn(`${endpoint.name}: left out ${problems.join('; ')}`);
  }
}

/** A preview has a worker, too, but none that knows of it. */
function isControlled(): boolean {
  return !isPreview() && Boolean(globalThis.navigator?.serviceWorker?.controller);
}
