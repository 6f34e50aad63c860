import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REVISION_HEADER } from '#core/contract/changes-stream.ts';
import type { ReadEndpoint } from '#core/contract/endpoint.ts';
import { readEndpoints } from '#core/contract/endpoints.ts';
import type { AnswerSource } from '../answers/current-answers.ts';
import { KeptAnswers } from '../answers/kept-answers.ts';
import { WrittenAnswer } from '../answers/written-answer.ts';
import type { ApiState } from '../api/api-state.ts';
import { encodingFor } from '../api/compress.ts';
import { matchesTag } from '../api/entity-tag.ts';
import { sentValue } from '../api/request-log.ts';
import type { ScenarioName } from '../api/scenario.ts';
import { emptied, refused } from '../api/scenario-faults.ts';
import { surrogateKeys } from '../api/surrogate-keys.ts';
import { addVary } from '../api/vary.ts';

type Values = Readonly<Record<string, string>>;

/** Adds one route for every reading call of the contract. */
export function addReadRoutes(scope: FastifyInstance, state: ApiState): void {
  const kept = new KeptAnswers();
  for (const endpoint of readEndpoints) {
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const scenario = state.scenarios.nameFor(endpoint.path);
        const source = await state.answers.source(scenario === 'edge');
        const values = valuesOf(endpoint, request);
        const question = JSON.stringify([endpoint.name, scenario, ...Object.values(values)]);
        const answer = kept.answerTo(source.version, question, () =>
          write(endpoint, values, source, scenario),
        );
        return sendAnswer(endpoint, answer, request, reply);
      },
    });
  }
}

const valuesOf = (endpoint: ReadEndpoint, request: FastifyRequest): Values =>
  Object.fromEntries(endpoint.values.map((name) => [name, sentValue(request, name)]));

/** A scenario changes whole answers, whether they are the sample's or published. */
function write(
  endpoint: ReadEndpoint,
  values: Values,
  source: AnswerSource,
  scenario: ScenarioName,
): WrittenAnswer {
  const body = source.bodyOf(endpoint, values);
  const keys = surrogateKeys(endpoint, values);
  return new WrittenAnswer(
    scenario === 'empty' ? emptied(body) : scenario === 'statuszero' ? refused(body) : body,
    {
      [REVISION_HEADER]: String(source.revision),
      'surrogate-key': keys.join(' '),
      'cache-tag': keys.join(','),
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    },
  );
}

/**
 * Sends an answer with everything a cache needs: the headers it depends on, its revision, its tag and its subjects
 * (API-06). It must ask before it sends the answer again: a page that hears of a new revision asks at once (record 36).
 */
async function sendAnswer(
  { method, values }: ReadEndpoint,
  answer: WrittenAnswer,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  addVary(reply, 'access-token', ...values);
  reply.headers(answer.headers);
  if (method === 'GET') {
    reply.header('etag', answer.tag);
    if (matchesTag(headers['if-none-match'], answer.tag)) return reply.code(304).send();
  }
  const encoding = encodingFor(answer.bytes.length, headers['accept-encoding']);
  if (encoding === null) return reply.send(answer.bytes);
  return reply.header('content-encoding', encoding).send(await answer.bytesIn(encoding));
}
