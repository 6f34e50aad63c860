import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { addVary } from './vary.ts';

/** Smaller answers fit into one packet uncompressed. */
const SMALLEST_BYTES = 1_024;
/** Every answer is compressed on request, and the highest quality would take longer than it saves in transfer. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const packers: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<string, Buffer>(gzip),
};

/**
 * Compresses an answer before it is sent. Answers are complete texts, so that length and `HEAD` stay correct, which a
 * compressing stream could not guarantee. Their tags are weak and the same for every encoding (`entity-tag.ts`).
 */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<unknown> {
  addVary(reply, 'Accept-Encoding');
  if (typeof body !== 'string' || Buffer.byteLength(body) < SMALLEST_BYTES) return body;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === null) return body;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return packers[encoding](body);
}
