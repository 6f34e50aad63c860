import type { FastifyReply } from 'fastify';

/** Sends a file to be kept under a name. It is never shown in the browser. */
export function sendDownload(
  reply: FastifyReply,
  name: string,
  type: string,
  file: string | Uint8Array,
): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store')
    .type(type)
    .send(typeof file === 'string' ? file : Buffer.from(file));
}
