import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, matchesTag } from '../api/entity-tag.ts';

/** Somebody who opens a subscription twice gets the same answer for this long. */
const FRESH_S = 300;

/** Sends what somebody subscribes to, or 304 to whoever has it already. */
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
