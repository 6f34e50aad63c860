import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findFile } from './find-file.ts';
import { sendPlainNotFound } from './site-routes.ts';

const MEDIA = '/media/';
/** Where the provider keeps pictures of events (specification, section 7). */
const EVENT_IMAGES = '/storage/app/public/event-categories-images/';
const A_DAY_THEN_ASK = 'public, max-age=86400, must-revalidate';
/** An SVG opened on its own must be nothing but a picture. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Serves the sample pictures and the film to pages of any origin: a worker and a canvas need CORS. */
export function addMedia(scope: FastifyInstance, mediaDir: string | undefined): void {
  const folder = mediaDir ?? sampleMediaDir();
  const serve = (prefix: string, below: string) =>
    scope.get(`${prefix}*`, async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
      const file = findFile(folder, below + request.url.replace(/[?#].*$/, '').slice(prefix.length));
      if (file === null) return sendPlainNotFound(reply);
      reply.header('cache-control', A_DAY_THEN_ASK).header('content-security-policy', PICTURE_POLICY);
      return reply.sendFile(file, folder);
    });
  serve(MEDIA, '');
  serve(EVENT_IMAGES, 'events/');
}

/**
 * Finds the folder of the sample pictures upwards from this module, which may be in the sources, in a build, or in a
 * build that is not in its final place yet.
 */
function sampleMediaDir(): string {
  let folder = import.meta.dirname;
  for (;;) {
    const found = join(folder, 'server/sample/media');
    if (existsSync(found) || dirname(folder) === folder) return found;
    folder = dirname(folder);
  }
}
