import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { NoticePush } from '#core/notices/notices.ts';

/**
 * How a push service answers. `silent`: not at all; `endless`: with a body that never ends; `elsewhere`: with another
 * address; `switching`: with another protocol; `unfit`: that it cannot read the message; `unsigned`: that it does not
 * take this server's signature.
 */
export type Mood =
  | 'well'
  | 'gone'
  | 'busy'
  | 'broken'
  | 'refusing'
  | 'unfit'
  | 'unsigned'
  | 'silent'
  | 'endless'
  | 'elsewhere'
  | 'switching';

export interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine with its devices. */
export async function fakePushService() {
  const moods = new Map<string, Mood>();
  const received: ReceivedPush[] = [];
  const held: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const body = await buffer(request);
    received.push({ path, headers: request.headers, body });
    const mood = moods.get(path) ?? moods.get('*') ?? 'well';
    if (mood === 'silent') held.push(response);
    else answer(mood, response);
  });
  // Its connections stay open until the other side closes them.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let devices = 0;
  return {
    ...{ url, received },
    /** How the service answers for a device, or for all of them. */
    be: (mood: Mood, path = '*') => void moods.set(path, mood),
    /** How many connections are open. */
    connections: () =>
      new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count))),
    /** Answers what was left without an answer. */
    release: () => {
      for (const response of held.splice(0)) answer('well', response);
    },
    /** A new device. */
    device: () => {
      devices += 1;
      return fakeDevice(`${url}/push/${devices}`, received);
    },
  };
}

export type FakeDevice = ReturnType<typeof fakeDevice>;

const STATUS: Partial<Record<Mood, number>> = {
  ...{ well: 201, gone: 410, busy: 429, broken: 500, refusing: 405, unfit: 400, unsigned: 403 },
};
const OTHER_PROTOCOL = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';

function answer(mood: Mood, response: ServerResponse): void {
  if (mood === 'busy') response.setHeader('retry-after', '120');
  if (mood === 'elsewhere') response.writeHead(307, { location: '/elsewhere' }).end();
  else if (mood === 'switching') response.socket?.write(OTHER_PROTOCOL);
  else if (mood === 'endless') {
    response.writeHead(201);
    const more = () => {
      while (response.write('x'.repeat(64 * 1024)));
    };
    response.on('drain', more).on('error', () => undefined);
    more();
  } else response.writeHead(STATUS[mood] ?? 500).end('Words that nobody reads.');
}

function fakeDevice(endpoint: string, received: readonly ReceivedPush[]) {
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  const { pathname } = new URL(endpoint);
  const own = () => received.filter(({ path }) => path === pathname);
  return {
    endpoint,
    path: pathname,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    /** All messages for this device as they arrived. */
    pushes: own,
    /** What they say, read with the keys that only the device has. */
    messages: (): NoticePush[] => own().map(({ body }) => JSON.parse(decrypted(body, keys, auth))),
  };
}

/** Decrypts a message as a browser does (RFC 8291, 3.4; RFC 8188, 2.1). */
function decrypted(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const sealed = body.subarray(21 + idLength);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
