import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

/**
 * Lets requests in progress finish when the server is stopped. Connections that browsers keep open for later are closed
 * as soon as they are idle.
 *
 * @param graceMs after this time, requests still in progress are cut off
 */
export function endGracefully(app: FastifyInstance, graceMs: number): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    // Those that browsers open in advance do not count as idle before their first request.
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
    const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    const end = setTimeout(() => server.closeAllConnections(), graceMs);
    server.once('close', () => {
      clearInterval(look);
      clearTimeout(end);
    });
  });
}
