import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { ApiState } from '../api/api-state.ts';
import { clientAddress } from '../api/client-address.ts';
import { compressAnswer } from '../api/compress-answer.ts';
import { addCrossOriginHeaders, answerPreflight, isAllowedOrigin } from '../api/cross-origin.ts';
import { RequestProblem } from '../api/error-answer.ts';
import { gatherMethods } from '../api/other-methods.ts';
import { hasAccessToken } from '../api/request-log.ts';
import { answerByScenario } from '../api/scenario-faults.ts';
import { nameRequest } from '../logs/request-id.ts';
import { addChanges } from './changes.ts';
import { addContactMessage } from './contact-message.ts';
import { addNotices } from './notices.ts';
import { addReadRoutes } from './read-routes.ts';
import { addTrackVisit } from './track-visit.ts';

/** Adds everything below `/api`. */
export async function addApi(scope: FastifyInstance, state: ApiState): Promise<void> {
  const answerOtherMethods = gatherMethods(scope);
  scope.addHook('onRequest', async (request, reply) => {
    nameRequest(request, reply);
    addCrossOriginHeaders(request, reply, state.crossOrigin);
  });
  scope.addHook('onSend', compressAnswer);
  addChanges(scope, state);
  await scope.register((calls) => addNotices(calls, state));
  await scope.register((calls) => addCalls(calls, state));
  answerOtherMethods((_request, reply) => answerPreflight(reply, state.crossOrigin));
}

/** Adds the calls, with the checks that precede each. */
async function addCalls(scope: FastifyInstance, state: ApiState): Promise<void> {
  await scope.register(rateLimit, { global: false, keyGenerator: clientAddress });

  scope.addHook('onRequest', async (request) => {
    state.requests?.add(request, pathOf(request.url), state.now());
    const { origin } = request.headers;
    if (
      request.method === 'POST' &&
      origin !== undefined &&
      !isAllowedOrigin(origin, request, state.crossOrigin)
    ) {
      throw new RequestProblem(403, 'Pages of this origin may not send anything.');
    }
    if (!hasAccessToken(request)) throw new RequestProblem(401, 'The header access-token is missing.');
  });
  scope.addHook('preHandler', async (request, reply) => {
    if (await answerByScenario(pathOf(request.url), state.scenarios, reply)) return reply;
  });

  addReadRoutes(scope, state);
  addTrackVisit(scope, state);
  addContactMessage(scope, state);
  scope.route({
    method: scope.supportedMethods.filter((method) => method !== 'OPTIONS') as HTTPMethods[],
    url: '/api/*',
    exposeHeadRoute: false,
    handler: () => {
      throw new RequestProblem(404, 'There is no such call.');
    },
  });
}

const pathOf = (url: string) => url.replace(/\?.*$/, '');
