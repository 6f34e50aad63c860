import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, matchesTag } from '../api/entity-tag.ts';

/** For this long, repeated requests of a subscription get the same response. */
const FRESH_S = 300;

/** Sends a subscription, or 304 if the client has it. */
export function sendIfNew(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  cache: 'public' | 'private',
): FastifyReply {
  const tag = entityTag(text);
  reply.header('etag', tag).header('cache-control', `${cache}, max-age=${FRESH_S}, stale-if-error=86400`);
  return matchesTag(request.headers['if-none-match'], tag) ? reply.code(304).send() : reply.send(text);
}
