import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed, encodingFor } from './compress.ts';
import { addVary } from './vary.ts';

/**
 * Compresses an answer before it is sent. Answers are complete texts, so that length and `HEAD` stay correct, which a
 * compressing stream could not guarantee. Their tags are weak and the same for every encoding (`entity-tag.ts`). Bytes
 * are sent as they are: a kept answer has been compressed before.
 */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<unknown> {
  addVary(reply, 'Accept-Encoding');
  if (typeof body !== 'string') return body;
  const bytes = Buffer.from(body);
  const encoding = encodingFor(bytes.length, request.headers['accept-encoding']);
  if (encoding === null) return body;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return compressed(bytes, encoding);
}
