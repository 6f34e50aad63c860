import type { FastifyInstance } from 'fastify';
import { sendBuiltFile, sendPlainNotFound } from './site-routes.ts';

/** Everything below this path gets the `widget` headers of the build, because third-party scripts run here. */
export const WIDGET_PATH = '/widget/';

const FILES: ReadonlyMap<string, string> = new Map([
  ['frame', 'widget/frame.html'],
  ['frame.js', 'widget/frame.js'],
]);

/** Serves the sandboxed frame of social widgets (reading Q-50). Nothing else is below its path. */
export function addWidgetFrame(scope: FastifyInstance, siteDir: string): void {
  scope.get<{ Params: { '*': string } }>(`${WIDGET_PATH}*`, (request, reply) => {
    const file = FILES.get(request.params['*']);
    return file === undefined ? sendPlainNotFound(reply) : sendBuiltFile(reply, siteDir, file);
  });
}
