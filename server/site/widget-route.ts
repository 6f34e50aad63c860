import type { FastifyInstance } from 'fastify';
import { sendBuiltFile, sendPlainNotFound } from './site-routes.ts';

/** Below this path everything has the headers `widget` of the build: scripts of other sites run here. */
export const WIDGET_PATH = '/widget/';

const FILES: ReadonlyMap<string, string> = new Map([
  ['frame', 'widget/frame.html'],
  ['frame.js', 'widget/frame.js'],
]);

/** Serves the sandboxed frame of social widgets (decision Q-50). Nothing else lives below its path. */
export function addWidgetFrame(scope: FastifyInstance, siteDir: string): void {
  scope.get<{ Params: { '*': string } }>(`${WIDGET_PATH}*`, (request, reply) => {
    const file = FILES.get(request.params['*']);
    return file === undefined ? sendPlainNotFound(reply) : sendBuiltFile(reply, siteDir, file);
  });
}
