import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReadEndpoint } from '#core/contract/endpoint.ts';
import { readEndpoints } from '#core/contract/endpoints.ts';
import type { ApiState } from '../api/api-state.ts';
import { entityTag, matchesTag } from '../api/entity-tag.ts';
import { sentValue } from '../api/request-log.ts';
import { emptied, refused } from '../api/scenario-faults.ts';
import { addVary } from '../api/vary.ts';
import { sampleSetting } from '../sample/setting.ts';
import { eventAnswers } from './events.ts';
import { frameAnswers } from './frame.ts';
import { pageAnswers } from './pages.ts';
import type { SampleAnswer } from './sample-answer.ts';

const sampleAnswers: readonly SampleAnswer[] = [...eventAnswers, ...pageAnswers, ...frameAnswers];

/**
 * Adds one route for every reading call of the contract.
 *
 * @throws if a call has no sample answer
 */
export function addReadRoutes(scope: FastifyInstance, state: ApiState): void {
  for (const endpoint of readEndpoints) {
    const answer = sampleAnswers.find((found) => found.endpoint === endpoint);
    if (!answer) throw new Error(`There is no sample answer for "${endpoint.name}".`);
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => sendAnswer(endpoint, bodyOf(answer, request, state), request, reply),
    });
  }
}

function bodyOf({ endpoint, body }: SampleAnswer, request: FastifyRequest, state: ApiState): unknown {
  const scenario = state.scenarios.nameFor(endpoint.path);
  const values = Object.fromEntries(endpoint.values.map((name) => [name, sentValue(request, name)]));
  const setting = sampleSetting(state.now(), state.startedAt, state.product, scenario === 'edge');
  const whole = body(values, setting);
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
