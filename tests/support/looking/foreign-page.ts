import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignPage {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a third-party page: another host and port, on this machine. A made-up host counts as the public internet, and
 * browsers block its access to this machine before any of our rules is checked.
 */
export async function serveForeignPage(html: string): Promise<ForeignPage> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><link rel="icon" href="data:,">${html}`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
