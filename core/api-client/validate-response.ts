import { RefusedError, ShapeError } from '#core/contract/envelope.ts';
import type { Note, ReadBody } from '#core/contract/read-body.ts';
import { ApiError } from './api-error.ts';
import { contentRevision } from './content-revision.ts';
import { retryAfterMs, serverDate } from './retry-after.ts';

/** Larger answers are not even parsed, so that the page stays responsive. */
export const LARGEST_BODY_BYTES = 2 * 1024 * 1024;

const JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json\b/i;
const HTML_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/i;
const PARTIAL_CONTENT = 206;
const NETWORK_SIGN_IN_STATUS = 511;

/** An answer that is really JSON, really from the API, and fits the contract. */
export interface ValidatedResponse<Answer> {
  readonly value: Answer;
  readonly body: string;
  /** Server time in milliseconds since 1970; null if `Date` could not be read. */
  readonly at: number | null;
  readonly etag: string | null;
  /** The revision of the content it was made from; undefined if the server does not say. */
  readonly revision: number | undefined;
}

/**
 * Validates every response, in page and worker alike. What fails is neither shown nor stored.
 *
 * @param note receives the dropped parts of an answer that is otherwise valid
 * @throws ApiError `portal`, `http`, `refused` or `shape`; any other error is a broken connection
 */
export async function validateResponse<Answer>(
  response: Response,
  read: ReadBody<Answer>,
  note: Note,
): Promise<ValidatedResponse<Answer>> {
  try {
    assertApiResponse(response);
  } catch (error) {
    // An unread body would keep its connection open.
    response.body?.cancel().catch(() => undefined);
    throw error;
  }
  const body = await readText(response);
  const value = validateBody(body, read, note);
  const { headers } = response;
  const revision = contentRevision(headers);
  return { value, body, at: serverDate(headers), etag: headers.get('etag'), revision };
}

/**
 * Validates a body text that did not come from a response (from the store, from a page).
 *
 * @throws ApiError `portal`, `http`, `refused` or `shape`
 */
export function validateBody<Answer>(body: string, read: ReadBody<Answer>, note: Note): Answer {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch (cause) {
    const isMarkup = body.trimStart().startsWith('<');
    throw new ApiError(isMarkup ? 'portal' : 'shape', isMarkup ? 'a page came, not data' : 'not JSON', {
      cause,
    });
  }
  try {
    return read(parsed, note);
  } catch (cause) {
    if (cause instanceof RefusedError) throw asRefused(cause);
    const why = cause instanceof ShapeError ? cause.message : String(cause);
    throw new ApiError('shape', `the answer does not fit: ${why}`, { cause });
  }
}

/** An HTTP status inside the body means the same as a real one. */
function asRefused(cause: RefusedError): ApiError {
  const { message, httpStatus } = cause;
  return httpStatus === undefined
    ? new ApiError('refused', message, { status: 200, cause })
    : new ApiError('http', message, { status: httpStatus, cause });
}

function assertApiResponse(response: Response): void {
  const { status, headers } = response;
  const type = headers.get('content-type') ?? '';
  if (isRedirect(response)) throw new ApiError('portal', 'redirected elsewhere');
  if (status === NETWORK_SIGN_IN_STATUS || (response.ok && isPage(response))) {
    throw new ApiError('portal', `a page came, not data (status ${status})`, { status });
  }
  if (!response.ok) {
    throw new ApiError('http', `status ${status}`, { status, retryAfterMs: retryAfterMs(headers) });
  }
  // Nobody asked for a part. It may fit the contract by chance, but it is not the whole answer.
  if (status === PARTIAL_CONTENT) throw new ApiError('shape', 'a part came, not the whole', { status });
  if (!JSON_TYPE.test(type)) throw new ApiError('shape', `content type "${type}"`, { status });
  if (Number(headers.get('content-length') ?? 0) > LARGEST_BODY_BYTES) throw tooLarge();
}

/** Whether the content type is that of an HTML page. */
export function isPage({ headers }: Response): boolean {
  return HTML_TYPE.test(headers.get('content-type') ?? '');
}

/** Opaque responses can be neither read nor trusted. The worker's own responses have no address. */
function isRedirect({ type, status, redirected }: Response): boolean {
  return redirected || type === 'opaque' || type === 'opaqueredirect' || (status >= 300 && status < 400);
}

async function readText(response: Response): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > LARGEST_BODY_BYTES) {
      reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

function tooLarge(): ApiError {
  return new ApiError('shape', `larger than ${LARGEST_BODY_BYTES} bytes`);
}
