import type { FastifyInstance } from 'fastify';
import { trackVisit } from '#core/contract/entities/tracking.ts';
import { isRecord } from '#core/contract/envelope.ts';
import type { ApiState } from '../api/api-state.ts';
import { RequestProblem } from '../api/error-answer.ts';
import { trackingResults } from '../sample/frame.ts';

/** Answers a visit with its tracking text. Stores nothing about the visitor. */
export function addTrackVisit(scope: FastifyInstance, { scenarios, visitsPerMinute }: ApiState): void {
  const rateLimit = { max: visitsPerMinute, timeWindow: '1 minute' };
  scope.post(trackVisit.path, { config: { rateLimit } }, (request, reply) => {
    const { body } = request;
    if (!isRecord(body)) throw new RequestProblem(400, 'A JSON object is expected.');
    const wrong = trackVisit.fields.find(
      (field) => !Object.hasOwn(body, field) || typeof body[field] !== 'string',
    );
    if (wrong) throw new RequestProblem(400, `"${wrong}" must be text.`);
    reply.header('cache-control', 'no-store');
    switch (scenarios.nameFor(trackVisit.path)) {
      case 'statuszero':
        return reply.send({ status: 0, message: 'The scenario says: no.' });
      case 'empty':
        return reply.send([]);
      default:
        return reply.send(trackingResults({ edge: scenarios.nameFor(trackVisit.path) === 'edge' }));
    }
  });
}
