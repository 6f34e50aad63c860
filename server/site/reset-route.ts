import type { FastifyInstance } from 'fastify';
import { sendBuiltFile } from './site-routes.ts';

/** Serves the page that removes the saved copy of the site (reading Q-78); its files are in the same folder. */
export function addResetPage(scope: FastifyInstance, siteDir: string): void {
  for (const path of ['/reset', '/reset/', '/reset/index.html']) {
    scope.get(path, (_request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      return sendBuiltFile(reply, siteDir, 'reset/index.html');
    });
  }
}
