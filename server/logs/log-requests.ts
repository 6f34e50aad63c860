import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CHANGES_PATH } from '#core/contract/changes-stream.ts';

/** Routes with a line for each request: those that compute an answer rather than send a file. */
const WORKED_OUT = /^\/(?:api|desk\/api|calendar)\//;
/** An address that no route takes. */
const NO_ROUTE = 'none';

/** Logs one line for each request, when its answer has gone or the other side has. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    logWhenOver(request, reply);
    done();
  });
}

/** Logs one request once it is over. */
export function logWhenOver(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('close', () => {
    const { statusCode: status, elapsedTime } = reply;
    const bytes = Number(reply.getHeader('content-length'));
    const line = {
      ...routeOf(request),
      status,
      ms: Math.round(elapsedTime * 10) / 10,
      ...(bytes >= 0 && request.method !== 'HEAD' && { bytes }),
      ...(!reply.raw.writableFinished && { isCut: true as const }),
    };
    if (isLogged(line.route, status)) request.log.info(line, 'request');
    else request.log.debug(line, 'request');
  });
}

/** Logs why a request failed, once, for the operator. */
export function logFailure(error: unknown, request: FastifyRequest): void {
  request.log.error({ err: error, ...routeOf(request) }, 'A request failed.');
}

/** Files, pages, probes and the stream are requested too often to log. */
const isLogged = (route: string, status: number) =>
  status >= 500 || route === NO_ROUTE || (WORKED_OUT.test(route) && route !== CHANGES_PATH);

/** The route, not the address: that may name a person, a picture or a one-time link, and anybody can make one up. */
const routeOf = ({ method, routeOptions }: FastifyRequest) => ({
  method,
  route: routeOptions?.url ?? NO_ROUTE,
});
