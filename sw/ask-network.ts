import { type ApiError, toApiError } from '#core/api-client/api-error.ts';
import { readRequest } from '#core/api-client/api-request.ts';
import { type Passed, passGate } from '#core/api-client/gate.ts';
import { serverDate } from '#core/api-client/retry-after.ts';
import { withTimeLimit } from '#core/api-client/time-limit.ts';
import { settings } from '#core/settings.ts';
import { readDevice, writeDevice } from '#core/storage/device.ts';
import type { AnswerRow } from '#core/storage/rows.ts';
import type { Asked } from './asked-answer.ts';
import { serverTimeOf } from './server-clock.ts';

const NOT_MODIFIED = 304;
const silent = () => undefined;

/**
 * Asks the API for an answer, within the endpoint's time limit. With a saved answer whose ETag was readable
 * the request says so; a server (or its CORS) that stumbles over that header is asked once without, and if
 * that goes well the header is left off for this base from then on (house plan, section 5.5).
 *
 * @throws ApiError
 */
export async function askNetwork(asked: Asked, held: AnswerRow | null): Promise<AnswerRow> {
  const etag = held?.etag && !(await refusesEtags()) ? held.etag : null;
  if (etag === null || held === null) return ask(asked, null, null);
  try {
    return await ask(asked, held, etag);
  } catch (error) {
    if (!mayBeTheHeader(toApiError(error))) throw error;
    const answer = await ask(asked, null, null);
    await rememberRefusal();
    return answer;
  }
}

async function ask(asked: Asked, held: AnswerRow | null, etag: string | null): Promise<AnswerRow> {
  const { endpoint, values, key } = asked;
  const { address, init } = readRequest(endpoint, values);
  const headers = new Headers(init.headers);
  if (etag !== null) headers.set('if-none-match', etag);
  let heardAt = 0;
  try {
    const passed = await withTimeLimit(endpoint.timeLimitMs, undefined, async (signal) => {
      const response = await fetch(address, { ...init, headers, signal });
      heardAt = Date.now();
      if (held !== null && response.status === NOT_MODIFIED) return confirmed(held, response);
      return passGate(response, endpoint.read, silent);
    });
    const at = await serverTimeOf(passed.at, heardAt);
    return { key, endpoint: endpoint.name, body: passed.body, etag: passed.etag, at };
  } catch (error) {
    throw toApiError(error);
  }
}

function confirmed({ body, etag }: AnswerRow, { headers }: Response): Omit<Passed<unknown>, 'value'> {
  return { body, etag: headers.get('etag') ?? etag, at: serverDate(headers) };
}

/** A server in trouble and a spent time limit have other causes; on our own origin no CORS can object. */
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
