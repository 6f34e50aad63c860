import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { DeskError } from './desk-error.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Lets the routes of a scope, and no others, take files: whatever the type of the body, it is not parsed. What is larger
 * than a route allows is refused in words before it is read.
 */
export function readFileBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.setErrorHandler((error: FastifyError, request) => {
    if (error.statusCode !== 413) throw error;
    const most = request.routeOptions.bodyLimit / MEGABYTE;
    throw new DeskError({
      error: 'too-large',
      message: `The file is larger than ${most} MB, so it wasn’t read. Make it smaller, or split it.`,
    });
  });
}

/** Returns the file that was sent; an empty one if there is none. */
export const fileIn = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
