import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/**
 * How the other side behaves. `lost`: it takes a message, but its answer never arrives; `elsewhere`: it names another
 * address.
 */
export type Mood = 'well' | 'broken' | 'silent' | 'lost' | 'elsewhere';

const listen = async (server: Server, sockets: Set<Socket>): Promise<number> => {
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
};

/** A webhook on this machine, with what it was sent. */
export async function fakeWebhook() {
  const state = { mood: 'well' as Mood, asked: 0 };
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createHttpServer(async (request, response) => {
    state.asked += 1;
    const body = await text(request);
    if (state.mood === 'silent') return;
    if (state.mood === 'broken') {
      response.writeHead(500).end(`Cannot take: ${body}`);
      return;
    }
    if (state.mood === 'elsewhere' && request.url === '/inbox') {
      response.writeHead(307, { location: '/other' }).end();
      return;
    }
    received.push({ headers: request.headers, body });
    if (state.mood === 'lost') request.socket.destroy();
    else response.writeHead(204).end();
  });
  const port = await listen(server, new Set());
  return { state, received, url: `http://127.0.0.1:${port}/inbox` };
}

/** A mail server on this machine, as far as a sender needs one (RFC 5321), with the mails it took. */
export async function fakeMailServer() {
  const state = { mood: 'well' as Mood, asked: 0 };
  const received: string[] = [];
  const server = createServer((socket) => {
    state.asked += 1;
    if (state.mood === 'silent') return;
    let [isInData, kept] = [false, ''];
    socket.write('220 mail.test\r\n');
    socket.setEncoding('utf8').on('data', (said: string) => {
      kept += said;
      for (let end = kept.indexOf('\r\n'); end >= 0; end = kept.indexOf('\r\n')) {
        if (isInData) {
          const dot = kept.indexOf('\r\n.\r\n');
          if (dot < 0) return;
          received.push(kept.slice(0, dot));
          [kept, isInData] = [kept.slice(dot + 5), false];
          if (state.mood === 'lost') socket.destroy();
          else socket.write('250 taken\r\n');
          continue;
        }
        const line = kept.slice(0, end);
        kept = kept.slice(end + 2);
        isInData = /^DATA/i.test(line);
        if (isInData && state.mood === 'broken') {
          isInData = false;
          socket.write('451 try again later\r\n');
        } else
          socket.write(isInData ? '354 go on\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 well\r\n');
      }
    });
  });
  const port = await listen(server, new Set());
  return { state, received, url: `smtp://127.0.0.1:${port}` };
}
