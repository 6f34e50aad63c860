import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadEndpoint } from '#core/contract/endpoint.ts';
import { readEndpoints } from '#core/contract/endpoints.ts';
import type { ApiState } from '../api/api-state.ts';
import { entityTag, matchesTag } from '../api/entity-tag.ts';
import { sentValue } from '../api/request-log.ts';
import { emptied, refused } from '../api/scenario-faults.ts';
import { addVary } from '../api/vary.ts';

/** Adds one route for every reading call of the contract. */
export function addReadRoutes(scope: FastifyInstance, state: ApiState): void {
  for (const endpoint of readEndpoints) {
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) =>
        sendAnswer(endpoint, await bodyOf(endpoint, request, state), request, reply),
    });
  }
}

/** A scenario changes whole answers, whether they are the sample's or published. */
async function bodyOf(endpoint: ReadEndpoint, request: FastifyRequest, state: ApiState): Promise<unknown> {
  const scenario = state.scenarios.nameFor(endpoint.path);
  const values = Object.fromEntries(endpoint.values.map((name) => [name, sentValue(request, name)]));
  const whole = await state.answers.bodyOf(endpoint, values, scenario === 'edge');
  if (scenario === 'empty') return emptied(whole);
  return scenario === 'statuszero' ? refused(whole) : whole;
}

/** Sends an answer with everything a cache needs: the headers it depends on, and its tag (API-06). */
function sendAnswer(
  endpoint: ReadEndpoint,
  body: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const text = JSON.stringify(body);
  addVary(reply, 'access-token', ...endpoint.values);
  reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
  if (endpoint.method !== 'GET') return reply.send(text);
  const tag = entityTag(text);
  reply.header('etag', tag);
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.send(text);
}
