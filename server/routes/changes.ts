import type { FastifyInstance } from 'fastify';
import { CHANGES_PATH } from '#core/contract/changes-stream.ts';
import type { ApiState } from '../api/api-state.ts';
import { clientAddress } from '../api/client-address.ts';
import { RequestProblem } from '../api/error-answer.ts';

const COME_BACK_AFTER_S = 60;

/**
 * Adds the stream of new revisions, as server-sent events. It needs no `access-token`, since browsers send no headers of
 * ours with it.
 */
export function addChanges(scope: FastifyInstance, { changes }: ApiState): void {
  scope.addHook('preClose', async () => changes.close());
  scope.get(CHANGES_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const seen = request.headers['last-event-id'];
    const stream = await changes.openFor(clientAddress(request), typeof seen === 'string' ? seen : '');
    if (stream === null) {
      reply.header('retry-after', COME_BACK_AFTER_S);
      throw new RequestProblem(503, 'Too many pages listen already.');
    }
    reply.raw.once('close', () => stream.destroy());
    if (reply.raw.destroyed) stream.destroy();
    // What one page listens to needs no buffer in a proxy: events would arrive when it is full.
    return reply.header('x-accel-buffering', 'no').type('text/event-stream').send(stream);
  });
}
