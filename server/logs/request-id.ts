import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** This header identifies a request for proxy, server and client. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** No name, address or number of a telephone fits. */
const FORM = /^[\da-f][\da-f-]{14,62}[\da-f]$/i;

/** Returns how a request gets its identifier: the one that a trusted proxy gives, or a new one. */
export const requestIds =
  (isTrusted: (address: string) => boolean) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers[REQUEST_ID_HEADER];
    const isGiven = typeof given === 'string' && FORM.test(given);
    return isGiven && isTrusted(socket.remoteAddress ?? '') ? given : randomUUID();
  };

/** Sends the identifier under which the request is logged. Cacheable files have none. */
export function nameRequest({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.header(REQUEST_ID_HEADER, id);
}
