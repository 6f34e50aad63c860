import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { RequestProblem } from './error-answer.ts';

type AnswerOptions = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Records the methods of each address in a scope from now on. Call the returned function once all routes exist: it
 * answers `OPTIONS` with these methods, and every other method with 405 and these methods (RFC 9110, 15.5.6).
 */
export function gatherMethods(scope: FastifyInstance): (answerOptions: AnswerOptions) => void {
  const methodsOf = new Map<string, Set<string>>();
  scope.addHook('onRoute', ({ url, method }) => {
    methodsOf.set(url, new Set([...(methodsOf.get(url) ?? []), ...[method].flat()]));
  });
  return (answerOptions) => {
    for (const [url, methods] of [...methodsOf]) refuseOthers(scope, url, methods, answerOptions);
  };
}

function refuseOthers(
  scope: FastifyInstance,
  url: string,
  methods: ReadonlySet<string>,
  answerOptions: AnswerOptions,
): void {
  const allow = [...new Set([...methods, 'OPTIONS'])].sort().join(', ');
  if (!methods.has('OPTIONS'))
    scope.options(url, (request, reply) => answerOptions(request, reply.header('allow', allow)));
  const others = scope.supportedMethods.filter((method) => method !== 'OPTIONS' && !methods.has(method));
  if (others.length === 0) return;
  const refuse = (_request: FastifyRequest, reply: FastifyReply): never => {
    reply.header('allow', allow);
    throw new RequestProblem(405, 'This address does not know this method.');
  };
  scope.route({
    method: others as HTTPMethods[],
    url,
    exposeHeadRoute: false,
    // Refused before the body is read: no other body would help.
    onRequest: async (request, reply) => refuse(request, reply),
    handler: refuse,
  });
}
