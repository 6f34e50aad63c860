import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

/**
 * Lets requests that are under way end when the server is stopped. Connections that browsers keep open for later are
 * closed as soon as nothing is under way on them.
 *
 * @param graceMs after this time, what is still under way is cut
 */
export function endGracefully(app: FastifyInstance, graceMs: number): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    const end = setTimeout(() => server.closeAllConnections(), graceMs);
    server.once('close', () => {
      clearInterval(look);
      clearTimeout(end);
    });
  });
}
