import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from './http-server.ts';

/** More than the system takes for a client that does not read. */
const MUCH = Buffer.alloc(64 * 1024 * 1024);
const LIMIT_MS = 9_000;

interface Opened {
  readonly port: number;
  readonly refused: (string | undefined)[];
}

async function open(
  handle: RequestListener,
  own: { readonly mostConnections?: number; readonly silentMs?: number },
): Promise<Opened> {
  const refused: (string | undefined)[] = [];
  const onRefused = (_status: number | null, reason?: string) => void refused.push(reason);
  const server = createHttpServer({ mostConnections: 100, ...own, limitMs: LIMIT_MS, onRefused }, handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, refused };
}

async function ask(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return socket;
}

/** Reads until the whole answer is there or nothing more comes, and waits after each part. Returns the bytes. */
async function readAll(socket: Socket, pauseMs: number): Promise<number> {
  let length = 0;
  try {
    for await (const part of socket) {
      length += part.length;
      if (length > MUCH.length) break;
      await wait(pauseMs);
    }
  } catch {
    // A connection that was given up may end with an error.
  }
  return length;
}

const firstLine = async (socket: Socket) => String((await once(socket, 'data'))[0]).split('\r\n')[0];

it('OPS-18 a client that takes nothing of its answer is given up, and one that reads slowly is not', async () => {
  let closed = 0;
  const { port } = await open(
    (_request, response) => {
      response.on('close', () => {
        closed += 1;
      });
      response.end(MUCH);
    },
    { silentMs: 500 },
  );
  const idle = await ask(port);
  await expect.poll(() => closed, { timeout: LIMIT_MS }).toBe(1);
  expect(await readAll(idle, 0)).toBeLessThan(MUCH.length);

  expect(await readAll(await ask(port), 1)).toBeGreaterThan(MUCH.length);
});

it('OPS-18 connections beyond the limit are closed and logged, and taken again when others have left', async () => {
  const { port, refused } = await open((_request, response) => response.end('here'), { mostConnections: 2 });
  const [first, second] = [await ask(port), await ask(port)];
  expect(await firstLine(first)).toBe('HTTP/1.1 200 OK');
  expect(await firstLine(second)).toBe('HTTP/1.1 200 OK');
  await once(await ask(port), 'close');
  expect(refused).toEqual(['too many connections']);

  first.destroy();
  await expect
    .poll(async () => {
      const next = await ask(port);
      return Promise.race([firstLine(next), once(next, 'close').then(() => 'closed')]);
    })
    .toBe('HTTP/1.1 200 OK');
});
