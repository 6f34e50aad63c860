import { DESK_API, DESK_TOKEN_HEADER } from '#core/desk/addresses.ts';
import type { DeskRefusal } from '#core/desk/problems.ts';
import { DeskFailure } from './desk-failure.ts';
import { currentSession, waitForSession } from './session.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const NO_CONNECTION =
  'The desk cannot be reached. What you have typed is still here: check the connection and try again.';

/**
 * Asks the desk's API. If the session is over, whoever is at work may sign in first, and the question is repeated.
 *
 * @param path below the API's address
 * @param body a file as it is, or anything else as JSON
 * @throws DeskFailure with a sentence to be shown
 */
export async function askDesk<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await send(method, path, body);
  if (response.status !== 401 || path === '/session') return read<Answer>(response);
  const isBack = await waitForSession();
  return read<Answer>(isBack ? await send(method, path, body) : response);
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const headers = new Headers();
  const token = currentSession()?.token;
  if (method !== 'GET' && token !== undefined) headers.set(DESK_TOKEN_HEADER, token);
  const isFile = body instanceof Blob;
  if (body !== undefined)
    headers.set('content-type', isFile ? 'application/octet-stream' : 'application/json');
  try {
    return await fetch(`${DESK_API}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new DeskFailure(NO_CONNECTION);
  }
}

async function read<Answer>(response: Response): Promise<Answer> {
  const text = await response.text().catch(() => '');
  const answer = readJson(text);
  if (response.ok) return answer as Answer;
  const refusal = isRefusal(answer) ? answer : null;
  throw new DeskFailure(refusal?.message ?? noAnswer(response.status), refusal);
}

const noAnswer = (status: number) =>
  `The server could not answer (${status}). What you have typed is still here: try again in a moment.`;

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
