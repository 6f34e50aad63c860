import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { ApiError, toApiError } from './api-error.ts';
import { readRequest } from './api-request.ts';
import { isLeaving } from './leaving.ts';
import { withTimeLimit } from './time-limit.ts';
import { validateResponse } from './validate-response.ts';
import { failureOf, savedAt, toldServerNow } from './worker-response.ts';

/** An answer as it came, in plain words and as text. */
export interface Received<Answer> {
  readonly value: Answer;
  /** Milliseconds since 1970 when the server gave it; by the device's clock where `Date` cannot be read. */
  readonly at: number;
  readonly from: 'network' | 'saved';
  /** The server's time when a saved answer was handed over, as far as the worker knows it. */
  readonly serverNow: number | null;
  /** Asked while a worker controlled the page, which then has kept what is worth keeping. */
  readonly wasSeenByWorker: boolean;
  readonly body: string;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Only what the worker has saved: no request is made. */
  readonly savedOnly?: boolean;
}

/** The worker keeps the limit itself and looks into its store first; the page only guards against its death. */
const WORKER_SLACK_MS = 2_000;

/**
 * Asks the API, through the worker where one controls the page (docs/architecture.md, section 5).
 * A failure is logged once here; so are the parts of an answer that could not be used.
 *
 * @throws ApiError; or the caller's own reason where its signal was aborted, which is no failure
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
      const failure = await failureOf(response);
      if (failure) throw failure;
      const { value, body, at } = await validateResponse(response, endpoint.read, (problem) =>
        problems.push(problem),
      );
      const saved = savedAt(response);
      const from = saved === null ? 'network' : 'saved';
      return {
        value,
        body,
        at: saved ?? at ?? Date.now(),
        from,
        serverNow: toldServerNow(response),
        wasSeenByWorker: controlled,
      };
    });
  } catch (error) {
    signal?.throwIfAborted();
    const failure = toApiError(error);
    // Asking for what was never saved is a question, not a failure.
    if (!savedOnly && !isLeaving()) console.warn(`${endpoint.name}: ${failure.message}`);
    throw failure;
  } finally {
    if (problems.length > 0) console.warn(`${endpoint.name}: left out ${problems.join('; ')}`);
  }
}

function isControlled(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}
