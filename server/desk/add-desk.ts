import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { DESK_API, DESK_TOKEN_HEADER } from '#core/desk/addresses.ts';
import { mayActAs, type Person } from '#core/desk/people.ts';
import { RequestProblem } from '../api/error-answer.ts';
import { gatherMethods } from '../api/other-methods.ts';
import { nameRequest } from '../logs/request-id.ts';
import { isSame } from '../people/secret.ts';
import { cookieSecret } from '../people/session-cookie.ts';
import type { Sessions } from '../people/sessions.ts';
import { answerDeskError } from './answer-desk-error.ts';
import { DeskError } from './desk-error.ts';
import type { Audience, DeskRoute } from './desk-route.ts';
import { readFileBodies } from './file-body.ts';
import { isOwnOrigin } from './own-origin.ts';

/** What decides who may come in. */
export interface Door {
  readonly sessions: Sessions;
  /** Public origin of the site; '' means as it is asked for. */
  readonly siteUrl: string;
}

const SAFE: readonly string[] = ['GET', 'HEAD'];

/**
 * Adds the routes of the desk's API, each behind the check of who asks. The rules of the public API do not apply here:
 * no other origin may read or send anything, and nothing is kept by a cache.
 */
export async function addDesk(
  scope: FastifyInstance,
  routes: readonly DeskRoute[],
  door: Door,
): Promise<void> {
  const answerOtherMethods = gatherMethods(scope);
  scope.setErrorHandler(answerDeskError);
  scope.addHook('onRequest', async (request, reply) => nameRequest(request, reply));
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const route of routes) if (route.body !== 'file') addRoute(scope, route, door);
  await scope.register(async (files) => {
    readFileBodies(files);
    for (const route of routes) if (route.body === 'file') addRoute(files, route, door);
  });
  scope.route({
    method: scope.supportedMethods.filter((method) => method !== 'OPTIONS') as HTTPMethods[],
    url: `${DESK_API}/*`,
    exposeHeadRoute: false,
    onRequest: async () => {
      throw new RequestProblem(404, 'There’s nothing at this address of the desk.');
    },
    handler: () => undefined,
  });
  answerOtherMethods((_request, reply) => reply.code(204).send());
}

function addRoute(scope: FastifyInstance, route: DeskRoute, door: Door): void {
  const callers = new WeakMap<FastifyRequest, Person>();
  const check = async (request: FastifyRequest) => {
    callers.delete(request);
    const person = await admitted(request, route.audience, door);
    if (person !== null) callers.set(request, person);
  };
  scope.route({
    method: route.method,
    url: DESK_API + route.path,
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    // A body is only read once its sender is allowed. A slow one may arrive after its session has ended.
    onRequest: check,
    preHandler: check,
    handler: async (request, reply) => {
      const body = await route.answer(request, reply, callers.get(request) ?? null);
      if (reply.sent) return reply;
      if (body === undefined) reply.code(204);
      return body;
    },
  });
}

/** Who asks, if they may; null if unknown. */
async function admitted(
  request: FastifyRequest,
  audience: Audience,
  { sessions, siteUrl }: Door,
): Promise<Person | null> {
  const isChange = !SAFE.includes(request.method);
  if (isChange && !isOwnOrigin(request, siteUrl))
    throw new DeskError({ error: 'forbidden', message: 'Only pages of this site may do this.' });
  const session = await sessions.find(cookieSecret(request, siteUrl));
  if (audience === 'anybody') return session?.person ?? null;
  if (session === null)
    throw new DeskError({ error: 'signed-out', message: 'You’re not signed in any more.' });
  const token = request.headers[DESK_TOKEN_HEADER];
  if (isChange && !(typeof token === 'string' && isSame(token, session.token)))
    throw new DeskError({ error: 'forbidden', message: 'Please reload the page and try again.' });
  if (!mayActAs(session.person.role, audience))
    throw new DeskError({ error: 'forbidden', message: 'Your role at the desk doesn’t include this.' });
  return session.person;
}
