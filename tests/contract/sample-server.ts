import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { ReadEndpoint, RequestValues } from '#core/contract/endpoint.ts';
import { toHeaderValue } from '#core/contract/header-value.ts';
import { createApp } from '../../server/app.ts';
import type { AppOptions } from '../../server/options.ts';

export const KEY = 'sample-key-not-a-secret';

/** A running sample server and ways to call it. */
export interface SampleServer {
  readonly url: string;
  /** A plain request, without any of our headers. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** A reading call as the site makes it: key and values as headers. */
  read(endpoint: ReadEndpoint, values?: RequestValues, headers?: Record<string, string>): Promise<Response>;
  put(path: string, body: unknown): Promise<Response>;
  /** Sends a request exactly as written: `fetch` normalises paths, fixes the Host and adds its own headers. */
  askRaw(path: string, headers?: Record<string, string>, method?: string): Promise<RawAnswer>;
  close(): Promise<void>;
}

export interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function askRaw(
  port: number,
  path: string,
  headers: Record<string, string>,
  method: string,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const { statusCode: status, headers: received } = response;
      text(response).then((body) => resolve({ status, headers: received, body }), reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Starts a server on a free port; it runs until `close`. */
export async function startServer(options: AppOptions = {}): Promise<SampleServer> {
  const app = await createApp({ hasProbes: true, ...options });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    ask: (path, init) => fetch(url + path, init),
    read: (endpoint, values = {}, headers = {}) => {
      const sent = Object.entries(values).map(([name, value]) => [name, toHeaderValue(value ?? '')]);
      return fetch(url + endpoint.path, {
        method: endpoint.method,
        headers: { 'access-token': KEY, ...Object.fromEntries(sent), ...headers },
      });
    },
    put: (path, body) =>
      fetch(url + path, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    askRaw: (path, headers = {}, method = 'GET') => askRaw(port, path, headers, method),
    close: () => app.close(),
  };
}

/** Starts a server for a single test. */
export async function serverForThisTest(options: AppOptions = {}): Promise<SampleServer> {
  const server = await startServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** A body read by the contract, with notes about what was dropped. */
export function readByContract<Answer>(
  endpoint: ReadEndpoint<Answer>,
  body: unknown,
): { answer: Answer; notes: string[] } {
  const notes: string[] = [];
  const answer = endpoint.read(body, (note) => notes.push(note));
  return { answer, notes };
}
