import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from './error-answer.ts';

/** Characters that no host name and no port contains. */
const NO_HOST = /[^\x21-\x7e]|[,/\\@?#]/;

/**
 * Rejects an ambiguous request before any work is done for it.
 *
 * @throws RequestProblem 400 unless it names one host, 415 for a compressed body, 417 for an unknown `Expect`
 */
export async function checkForm({ headers, raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  const isHostMissing = headers.host === undefined && raw.httpVersion !== '1.0';
  if (isHostMissing || hosts.length > 1 || NO_HOST.test(headers.host ?? ''))
    throw new RequestProblem(400, 'The request must name one host.');
  const { 'content-encoding': encoding = 'identity', expect = '100-continue' } = headers;
  if (encoding.toLowerCase() !== 'identity') {
    reply.header('accept-encoding', 'identity');
    throw new RequestProblem(415, 'A body is only accepted as it is, not packed.');
  }
  if (expect.toLowerCase() !== '100-continue')
    throw new RequestProblem(417, 'What the request expects cannot be promised.');
}
