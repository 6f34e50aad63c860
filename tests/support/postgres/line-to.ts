import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { PostgresSettings } from '../../../server/database/postgres/postgres-settings.ts';

/** A way to a PostgreSQL that can be cut, as if it were away. */
export interface Line {
  readonly settings: PostgresSettings;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From now on the connections that are there carry nothing any more; new ones do. */
  silence(): void;
}

/** Lays a way to a database for one test. */
export async function lineTo(settings: PostgresSettings): Promise<Line> {
  const { hostname, port } = new URL(settings.url);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
  };
  const serve = (at: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer((near) => {
        const far = connect(Number(port || 5_432), hostname);
        keep(near, far);
        keep(far, near);
        near.pipe(far).pipe(near);
      });
      server.listen(at, '127.0.0.1', () => resolve(server));
    });
  let server = await serve(0);
  const own = (server.address() as AddressInfo).port;
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  onTestFinished(cut);
  const url = new URL(settings.url);
  url.host = `127.0.0.1:${own}`;
  return {
    settings: { ...settings, url: url.href },
    cut,
    mend: async () => {
      server = await serve(own);
    },
    silence: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}
