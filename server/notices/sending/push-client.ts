import { Agent as HttpAgent, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent, request } from 'node:https';
import webPush from 'web-push';
import { NOT_PUBLIC_CODE, publicLookup } from '../devices/public-address.ts';
import type { ServerKeys } from '../server-keys.ts';
import type { Urgency } from './push-message.ts';
import { type PushOutcome, readOutcome } from './push-outcome.ts';

/** What is sent to one device. */
export interface Push {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly payload: string;
  readonly ttlSeconds: number;
  readonly urgency: Urgency;
  readonly topic: string;
}

export interface PushSetting {
  readonly keys: ServerKeys;
  readonly contact: string;
  /** Whether a push service may be on this machine, for tests. */
  readonly allowsLoopback: boolean;
  /** A push service must have answered within this time. */
  readonly limitMs: number;
}

/** A signature is good for twelve hours (the library's own limit). */
const SIGNED_FOR_MS = 6 * 3_600_000;
const MOST_SIGNATURES = 200;
/** Discards the body of a push service's answer, so that the connection can be used again. */
const MOST_IGNORED_BYTES = 16 * 1024;
export const MOST_CONNECTIONS = 50;
const NO_ANSWER: PushOutcome = { outcome: 'later', waitMs: null, isDown: true };

/** Sends messages to push services (RFC 8030), encrypted for their device (RFC 8291) and signed (RFC 8292). */
export class PushClient {
  private readonly agent: Agent;
  private readonly plainAgent: HttpAgent;
  private readonly signatures = new Map<string, { readonly header: string; readonly madeAt: number }>();

  constructor(private readonly setting: PushSetting) {
    const lookup = setting.allowsLoopback ? undefined : publicLookup;
    // Without a limit, an idle connection would stay open until the other side closes it, perhaps for ever.
    const options = { keepAlive: true, maxSockets: MOST_CONNECTIONS, timeout: setting.limitMs };
    this.plainAgent = new HttpAgent(options);
    this.agent = new Agent({ ...options, ...(lookup && { lookup }) });
  }

  /** Sends a message. It never throws: every result is an outcome. */
  async send({ endpoint, keys, payload, ttlSeconds: TTL, urgency, topic }: Push): Promise<PushOutcome> {
    // Tests with this machine may have left it in the database.
    if (!this.setting.allowsLoopback && !endpoint.startsWith('https:')) return { outcome: 'refused' };
    let details: webPush.RequestDetails;
    try {
      details = webPush.generateRequestDetails({ endpoint, keys }, payload, {
        ...{ TTL, urgency, topic, headers: { Authorization: this.signatureFor(endpoint) } },
      });
    } catch {
      return { outcome: 'refused' };
    }
    // The library has no option for it. A browser may show a message of this type without the worker.
    const headers = { ...details.headers, 'Content-Type': 'application/notification+json' };
    return this.post(endpoint, headers, details.body ?? '');
  }

  close(): void {
    this.agent.destroy();
    this.plainAgent.destroy();
  }

  private post(
    endpoint: string,
    headers: Record<string, string | number>,
    body: string | Buffer,
  ): Promise<PushOutcome> {
    const isPlain = endpoint.startsWith('http:');
    return new Promise((resolve) => {
      const take = (response: IncomingMessage) => {
        ignoreBody(response);
        resolve(readOutcome(response.statusCode ?? 0, response.headers['retry-after']));
      };
      const options = { method: 'POST', headers, agent: isPlain ? this.plainAgent : this.agent };
      const asked = isPlain ? requestPlain(endpoint, options, take) : request(endpoint, options, take);
      // For the whole response: a socket's own limit restarts with each byte.
      const timer = setTimeout(() => asked.destroy(new Error('Too late.')), this.setting.limitMs);
      asked.on('error', ({ code }: NodeJS.ErrnoException) =>
        resolve(code === NOT_PUBLIC_CODE ? { outcome: 'refused' } : NO_ANSWER),
      );
      asked.on('close', () => {
        clearTimeout(timer);
        // A server that switches to another protocol causes neither a response nor an error.
        resolve(NO_ANSWER);
      });
      asked.end(body);
    });
  }

  /** Signs for a push service, once for many messages. */
  private signatureFor(endpoint: string): string {
    const { origin } = new URL(endpoint);
    const known = this.signatures.get(origin);
    if (known !== undefined && Date.now() - known.madeAt < SIGNED_FOR_MS) return known.header;
    const { contact, keys } = this.setting;
    const { Authorization: header } = webPush.getVapidHeaders(
      origin,
      contact,
      keys.publicKey,
      keys.privateKey,
      'aes128gcm',
    );
    if (this.signatures.size >= MOST_SIGNATURES) this.signatures.clear();
    this.signatures.set(origin, { header, madeAt: Date.now() });
    return header;
  }
}

function ignoreBody(response: IncomingMessage): void {
  let bytes = 0;
  response.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MOST_IGNORED_BYTES) response.destroy();
  });
  response.on('error', () => undefined);
}
