import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { isRecord } from '#core/contract/envelope.ts';
import type { ScenarioSwitch } from './scenario.ts';

/** The reply of a network with a sign-in page to every request. */
export const SIGN_IN_PAGE =
  '<!doctype html><html lang="en"><title>Sign in</title><h1>Welcome to the free network</h1><p>Please sign in.</p></html>';

/** Four malformed answers; the path decides which one, always the same. */
const malformed = [
  { type: 'text/html; charset=utf-8', text: SIGN_IN_PAGE },
  { type: 'application/json; charset=utf-8', text: '{"status":1,"data":[{"title":"cut o' },
  { type: 'application/json; charset=utf-8', text: 'null' },
  { type: 'application/json; charset=utf-8', text: '{"status":1,"data":"soon"}' },
] as const;

/**
 * Lets the scenario respond before the route does.
 *
 * @returns whether the request is handled (answered, or left hanging for ever)
 */
export async function answerByScenario(
  path: string,
  scenarios: ScenarioSwitch,
  reply: FastifyReply,
): Promise<boolean> {
  const delayMs = scenarios.delayMsFor(path);
  if (delayMs > 0) await wait(delayMs);
  switch (scenarios.nameFor(path)) {
    case 'failing':
      reply.code(500).send({ status: 0, message: 'The scenario says: fail.' });
      return true;
    case 'hanging':
      reply.hijack();
      return true;
    case 'malformed': {
      const { type, text } = malformed[letterSum(path) % malformed.length] ?? malformed[0];
      reply.type(type).send(text);
      return true;
    }
    default:
      return false;
  }
}

/** Returns the same answer without content. */
export function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (!isRecord(body)) return body;
  const entries = Object.entries(body).map(([key, value]) => {
    if (Array.isArray(value)) return [key, []];
    if (isRecord(value)) return [key, {}];
    return [key, typeof value === 'string' && key !== 'status' ? '' : value];
  });
  return Object.fromEntries(entries);
}

/** Returns the same answer with a plain no: a client that obeys the status shows none of it. */
export function refused(body: unknown): unknown {
  const message = 'The scenario says: no.';
  return isRecord(body) ? { ...body, status: 0, message } : { status: 0, message, data: body };
}

function letterSum(path: string): number {
  return [...path].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
