import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REVISION_HEADER } from '#core/contract/changes-stream.ts';
import type { ReadEndpoint } from '#core/contract/endpoint.ts';
import { readEndpoints } from '#core/contract/endpoints.ts';
import type { CurrentAnswers } from '../answers/current-answers.ts';
import type { ApiState } from '../api/api-state.ts';
import { entityTag, matchesTag } from '../api/entity-tag.ts';
import { sentValue } from '../api/request-log.ts';
import { emptied, refused } from '../api/scenario-faults.ts';
import { surrogateKeys } from '../api/surrogate-keys.ts';
import { addVary } from '../api/vary.ts';

type Answer = Awaited<ReturnType<CurrentAnswers['answerTo']>>;

/** Adds one route for every reading call of the contract. */
export function addReadRoutes(scope: FastifyInstance, state: ApiState): void {
  for (const endpoint of readEndpoints) {
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) =>
        sendAnswer(endpoint, await answerTo(endpoint, request, state), request, reply),
    });
  }
}

/** A scenario changes whole answers, whether they are the sample's or published. */
async function answerTo(endpoint: ReadEndpoint, request: FastifyRequest, state: ApiState): Promise<Answer> {
  const scenario = state.scenarios.nameFor(endpoint.path);
  const values = valuesOf(endpoint, request);
  const { body, revision } = await state.answers.answerTo(endpoint, values, scenario === 'edge');
  if (scenario === 'empty') return { body: emptied(body), revision };
  return { body: scenario === 'statuszero' ? refused(body) : body, revision };
}

const valuesOf = (endpoint: ReadEndpoint, request: FastifyRequest): Record<string, string> =>
  Object.fromEntries(endpoint.values.map((name) => [name, sentValue(request, name)]));

/**
 * Sends an answer with everything a cache needs: the headers it depends on, its revision, its tag and its subjects
 * (API-06). It must ask before it sends the answer again: a page that hears of a new revision asks at once (decision 36).
 */
function sendAnswer(
  endpoint: ReadEndpoint,
  { body, revision }: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const text = JSON.stringify(body);
  addVary(reply, 'access-token', ...endpoint.values);
  reply.header(REVISION_HEADER, revision);
  const keys = surrogateKeys(endpoint, valuesOf(endpoint, request));
  reply.header('surrogate-key', keys.join(' ')).header('cache-tag', keys.join(','));
  reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
  if (endpoint.method !== 'GET') return reply.send(text);
  const tag = entityTag(text);
  reply.header('etag', tag);
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.send(text);
}
