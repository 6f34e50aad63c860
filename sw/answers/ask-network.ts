import { ApiError, toApiError } from '#core/api-client/api-error.ts';
import { readRequest } from '#core/api-client/api-request.ts';
import { contentRevision } from '#core/api-client/content-revision.ts';
import { serverDate } from '#core/api-client/retry-after.ts';
import { withTimeLimit } from '#core/api-client/time-limit.ts';
import { type ValidatedResponse, validateResponse } from '#core/api-client/validate-response.ts';
import { settings } from '#core/settings.ts';
import { ofRevision } from '#core/storage/answers.ts';
import { readDevice, writeDevice } from '#core/storage/device.ts';
import type { AnswerRow } from '#core/storage/rows.ts';
import { readScope, retryAfterLeftMs, storeRetryAfter } from '#core/storage/stored-retry-after.ts';
import type { Asked } from './asked-answer.ts';
import { timeOfAnswer } from './worker-clock.ts';

const NOT_MODIFIED = 304;
const noop = () => undefined;

/**
 * Requests an answer from the API within the endpoint's time limit, unless a `Retry-After` of this call still holds.
 * Sends the ETag of the saved answer, if there is one. If the server (or its CORS) fails on that header, the request is
 * repeated once without it. If that succeeds and a third request with the header fails again, the header is left out
 * for this base from then on (record 16). The third request runs in the background, so it can neither delay nor lose
 * the answer. It is needed because a phone that switches networks loses a request, and a single answer may be damaged.
 *
 * @param keepAlive receives the work that continues after the answer
 * @throws ApiError
 */
export async function askNetwork(
  asked: Asked,
  held: AnswerRow | null,
  keepAlive: (work: Promise<unknown>) => void = () => undefined,
): Promise<AnswerRow> {
  const rest = readScope(asked.key);
  const restMs = await retryAfterLeftMs(rest);
  if (restMs > 0)
    throw new ApiError('http', 'the server wants to be left alone', {
      status: 503,
      retryAfterMs: restMs,
      isAtRest: true,
    });
  try {
    return await withTimeLimit(asked.endpoint.timeLimitMs, undefined, (signal) =>
      askOrAgain(asked, held, signal, keepAlive),
    );
  } catch (error) {
    const failure = toApiError(error);
    if (failure.retryAfterMs !== undefined) await storeRetryAfter(rest, failure.retryAfterMs);
    throw failure;
  }
}

async function askOrAgain(
  asked: Asked,
  held: AnswerRow | null,
  signal: AbortSignal,
  keepAlive: (work: Promise<unknown>) => void,
): Promise<AnswerRow> {
  const etag = held?.etag && !(await refusesEtags()) ? held.etag : null;
  if (etag === null || held === null) return ask(asked, null, null, signal);
  try {
    return await ask(asked, held, etag, signal);
  } catch (error) {
    const failure = toApiError(error);
    if (!mayBeTheHeader(failure)) throw error;
    const answer = await ask(asked, null, null, signal);
    keepAlive(tryHeaderAgain(asked, held, etag));
    return answer;
  }
}

async function tryHeaderAgain(asked: Asked, held: AnswerRow, etag: string): Promise<void> {
  try {
    await withTimeLimit(asked.endpoint.timeLimitMs, undefined, (signal) => ask(asked, held, etag, signal));
  } catch (error) {
    if (mayBeTheHeader(toApiError(error))) await rememberRefusal();
  }
}

async function ask(
  asked: Asked,
  held: AnswerRow | null,
  etag: string | null,
  signal: AbortSignal,
): Promise<AnswerRow> {
  const { endpoint, values, key } = asked;
  const { address, init } = readRequest(endpoint, values);
  const headers = new Headers(init.headers);
  if (etag !== null) headers.set('if-none-match', etag);
  const response = await fetch(address, { ...init, headers, signal });
  const heardAt = Date.now();
  const {
    body,
    etag: tag,
    at: date,
    revision,
  } = held !== null && response.status === NOT_MODIFIED
    ? confirmed(held, response)
    : await validateResponse(response, endpoint.read, noop);
  const at = await timeOfAnswer({ date, at: heardAt, by: endpoint.name });
  return { key, endpoint: endpoint.name, body, etag: tag, at, ...ofRevision(revision) };
}

function confirmed(
  { body, etag }: AnswerRow,
  { headers }: Response,
): Omit<ValidatedResponse<unknown>, 'value'> {
  const revision = contentRevision(headers);
  return { body, etag: headers.get('etag') ?? etag, at: serverDate(headers), revision };
}

/**
 * Whether the failure may be due to the header. A failing server and a timeout have other causes, and CORS cannot
 * object on our own origin.
 */
function mayBeTheHeader({ kind, status = 0 }: ApiError): boolean {
  if (kind === 'offline') return settings.apiBase !== '';
  return kind === 'shape' || (kind === 'http' && status < 500 && status !== 429);
}

async function refusesEtags(): Promise<boolean> {
  return (await readDevice('no-etag-bases', [])).includes(settings.apiBase);
}

async function rememberRefusal(): Promise<void> {
  const known = await readDevice('no-etag-bases', []);
  await writeDevice('no-etag-bases', [...new Set([...known, settings.apiBase])]);
}
