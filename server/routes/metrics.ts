import type { FastifyInstance } from 'fastify';
import { RequestProblem } from '../api/error-answer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { hashOf } from '../people/secret.ts';

/** Adds the metrics for Prometheus, for requests with the token (`authorization: Bearer …`). */
export function addMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  const wanted = hashOf(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // The time it takes to compare hashes reveals nothing about the token.
    if (hashOf(request.headers.authorization ?? '') !== wanted) {
      reply.header('www-authenticate', 'Bearer');
      throw new RequestProblem(401, 'The token is missing or wrong.');
    }
    return reply.type(metrics.type).send(await metrics.text());
  });
}
