import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { contactPayload } from '../contract/contact-payload.ts';

const KEY = 'sample-key-not-a-secret';

interface Asked {
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A client that requests a site as browsers do, over TLS and HTTP/2, and trusts a single authority. */
export class Visitor {
  readonly #site: { readonly url: string; readonly certificate: string };
  readonly #address: string;
  #session: ClientHttp2Session | undefined;

  /** @param address of this machine, from which they ask */
  constructor(site: { readonly url: string; readonly certificate: string }, address = '127.0.0.1') {
    this.#site = site;
    this.#address = address;
  }

  async ask(asked: Asked): Promise<Answer> {
    const connection = await this.#connection();
    const stream = connection.request(headersOf(asked));
    try {
      const answered = once(stream, 'response');
      stream.end(asked.body && JSON.stringify(asked.body));
      const [{ ':status': status }] = await answered;
      return { status, text: (await buffer(stream)).toString() };
    } catch (error) {
      if (stream.rstCode !== constants.NGHTTP2_REFUSED_STREAM) throw error;
      // A server may refuse streams it has not processed; browsers retry on a new connection.
      connection.close();
      return this.ask(asked);
    }
  }

  /** One connection, until the server stops accepting requests on it. */
  async #connection(): Promise<ClientHttp2Session> {
    const { url, certificate } = this.#site;
    if (this.#session === undefined || this.#session.closed || this.#session.destroyed) {
      const session = connect(url, { ca: certificate, localAddress: this.#address, family: 4 } as object);
      this.#session = session;
      await once(session, 'connect');
      // Each request reports its own failure.
      session.on('error', () => undefined);
    }
    return this.#session;
  }

  /** Sends a message as the site does. Returns its key. */
  async sendMessage(): Promise<{ readonly key: string; readonly status: number }> {
    const key = randomUUID();
    const headers = { 'idempotency-key': key };
    const { status } = await this.ask({ path: '/api/cum', body: contactPayload(key), headers });
    return { key, status };
  }

  leave(): void {
    this.#session?.destroy();
  }
}

const headersOf = ({ path, body, headers }: Asked) => ({
  ...{ ':path': path, ':method': body === undefined ? 'GET' : 'POST', 'access-token': KEY },
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...headers,
});

/** What has become of all that visitors did. */
export interface Deeds {
  readonly done: number;
  readonly failed: readonly string[];
  /** Keys of the messages that were taken. */
  readonly messages: readonly string[];
}

/** Lets visitors read and write without a pause until it is stopped. */
export function keepAsking(visitors: readonly Visitor[]): () => Promise<Deeds> {
  const failed: string[] = [];
  const messages: string[] = [];
  let done = 0;
  let isOn = true;
  const untilTold = async (what: string, deed: () => Promise<number>) => {
    while (isOn) {
      const outcome = await deed().catch((error: Error) => error.message);
      done += 1;
      if (outcome !== 200) failed.push(`${what}: ${outcome}`);
    }
  };
  const readers = visitors.flatMap((visitor) =>
    ['/', '/event', '/api/Menu', '/desk'].map((path) =>
      untilTold(path, async () => (await visitor.ask({ path })).status),
    ),
  );
  const writers = visitors.map((visitor) =>
    untilTold('a message', async () => {
      const { key, status } = await visitor.sendMessage();
      if (status === 200) messages.push(key);
      return status;
    }),
  );
  return async () => {
    isOn = false;
    await Promise.all([...readers, ...writers]);
    return { done, failed, messages };
  };
}
