import { DESK_API, DESK_TOKEN_HEADER } from '#core/desk/addresses.ts';
import type { OpenSession } from '#core/desk/people.ts';
import type { DeskRefusal } from '#core/desk/problems.ts';
import { DeskFailure } from './desk-failure.ts';
import { currentSession, loseSession, openSession, waitForSession } from './session.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Reply {
  readonly status: number;
  readonly isOk: boolean;
  /** Null if it is no JSON. */
  readonly answer: unknown;
}

const SESSION = '/session';
const USUAL_MS = 30_000;
const FILE_MS = 120_000;
/** The server waits half a minute for all of a request. Some browsers then only say that the connection broke off. */
const ALMOST_TOO_LONG_MS = 25_000;

const NO_CONNECTION =
  'The desk can’t be reached. What you typed is still here: check your connection and try again.';
const NO_ANSWER_IN_TIME =
  'The desk isn’t answering. What you typed is still here, though it may already have been saved.';
const SENT_TOO_SLOWLY =
  'Sending took longer than the half-minute limit. What you typed is still here: use a faster connection or a smaller file.';
const NOT_THE_DESK =
  'The answer didn’t come from the desk. Some networks want you to sign in first. What you typed is still here: check your connection and try again.';

/**
 * Asks the desk's API. If the session is over, whoever is at work may sign in first, and the question is repeated.
 *
 * @param path below the API's address
 * @param body a file as it is, or anything else as JSON
 * @throws DeskFailure with a sentence to be shown
 */
export async function askDesk<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const reply = await send(method, path, body);
  return read<Answer>((await mayRepeat(method, path, reply)) ? await send(method, path, body) : reply);
}

async function mayRepeat(method: Method, path: string, { status }: Reply): Promise<boolean> {
  if (status === 401 && path !== SESSION) return waitForSession();
  if (status !== 403 || method === 'GET') return false;
  const outcome = await followSession();
  return outcome === 'lost' && path !== SESSION ? waitForSession() : outcome === 'renewed';
}

/**
 * Goes on with what another tab has made of this browser's session: whoever signed in again there has another token,
 * which this tab does not know yet. If it is somebody else, whoever is at work here has to sign in again.
 */
export async function followSession(): Promise<'renewed' | 'same' | 'lost'> {
  const known = currentSession();
  if (known === null) return 'same';
  const { isOk, answer } = await send('GET', SESSION);
  const session = isOk ? (answer as OpenSession | null) : null;
  if (!session?.person || currentSession() !== known) return 'same';
  if (session.person.id !== known.person.id) {
    loseSession(session.person);
    return 'lost';
  }
  openSession(session);
  return session.token === known.token ? 'same' : 'renewed';
}

async function send(method: Method, path: string, body?: unknown): Promise<Reply> {
  const headers = new Headers();
  const token = currentSession()?.token;
  if (method !== 'GET' && token !== undefined) headers.set(DESK_TOKEN_HEADER, token);
  const isFile = body instanceof Blob;
  if (body !== undefined)
    headers.set('content-type', isFile ? 'application/octet-stream' : 'application/json');
  const signal = AbortSignal.timeout(isFile ? FILE_MS : USUAL_MS);
  const begun = performance.now();
  try {
    const response = await fetch(`${DESK_API}${path}`, {
      method,
      headers,
      signal,
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    });
    return { status: response.status, isOk: response.ok, answer: readJson(await response.text()) };
  } catch {
    if (signal.aborted) throw new DeskFailure(NO_ANSWER_IN_TIME);
    const isSlow = isFile && performance.now() - begun > ALMOST_TOO_LONG_MS;
    throw new DeskFailure(isSlow ? SENT_TOO_SLOWLY : NO_CONNECTION);
  }
}

function read<Answer>({ status, isOk, answer }: Reply): Answer {
  if (status === 204) return null as Answer;
  if (isOk && typeof answer === 'object' && answer !== null) return answer as Answer;
  if (isOk) throw new DeskFailure(NOT_THE_DESK);
  const refusal = isRefusal(answer) ? answer : null;
  throw new DeskFailure(refusal?.message ?? noAnswer(status), refusal);
}

const noAnswer = (status: number) =>
  status === 408
    ? SENT_TOO_SLOWLY
    : `The server couldn’t answer (${status}). What you typed is still here: try again in a moment.`;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRefusal(answer: unknown): answer is DeskRefusal {
  return typeof answer === 'object' && answer !== null && 'error' in answer && 'message' in answer;
}

/** A query of an address; what is empty is left out. */
export function query(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}
