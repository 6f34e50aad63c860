import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { UPLOADS, uploadedPicture } from '#core/media/uploaded-picture.ts';
import { sendPlainNotFound } from '../site/site-routes.ts';

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  // Opened on its own it is nothing but a picture.
  'content-security-policy': "default-src 'none'; sandbox",
  // Pages of another origin that ask this API show its pictures, and their worker keeps them.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves the variants of uploaded pictures. Only their own names lead to a file; each is for ever what it was. */
export function addUploads(scope: FastifyInstance, folder: string): void {
  scope.get<{ Params: { '*': string } }>(`${UPLOADS}*`, async (request, reply) => {
    const path = `${UPLOADS}${request.params['*']}`;
    if (uploadedPicture(path) === null) return sendPlainNotFound(reply);
    const file = join(folder, path.slice(UPLOADS.length));
    const size = await stat(file).then(
      (found) => (found.isFile() ? found.size : null),
      () => null,
    );
    if (size === null) return sendPlainNotFound(reply);
    const type = file.endsWith('.avif') ? 'image/avif' : 'image/webp';
    return reply
      .headers({ ...HEADERS, 'content-length': size })
      .type(type)
      .send(createReadStream(file));
  });
}
