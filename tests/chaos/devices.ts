import { setTimeout as wait } from 'node:timers/promises';
import { contactMessage } from '#core/contract/entities/contact-message.ts';
import { contactPayload } from '../contract/contact-payload.ts';
import { KEY } from '../contract/sample-server.ts';
import { type Seeded, seeded } from '../faults/seeded.ts';
import type { Sent } from './ledger.ts';
import type { Server } from './server.ts';

const ANSWER_LIMIT_MS = 15_000;
/** A phone loses its network while it waits; the server may have stored the message by then, or do so later. */
const CUT_OFF_CHANCE = 0.05;
const LONGEST_BEFORE_CUT_OFF_MS = 150;
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 2_000;

/**
 * Devices that each send one message after another to any of the servers, and each message again until a server says that
 * it has it. They are less patient than `Retry-After` asks for.
 */
export class Devices {
  readonly sent: Sent[] = [];
  /** Keys of messages that a server has said to have. */
  readonly acknowledged = new Set<string>();
  /** How often each answer came. */
  readonly answers = new Map<string, number>();
  /** Messages that were stored although their sender was told something else, or nothing. */
  storedUnheard = 0;
  private allowed = 0;
  private isOver = false;
  private readonly waiting = new Set<() => void>();

  constructor(
    private readonly seed: number,
    private readonly servers: readonly Server[],
    /** Whether a message is stored, as far as that can be found out at the moment. */
    private readonly isStored: (key: string) => Promise<boolean>,
  ) {}

  /** Lets each device send so many messages in all. */
  allow(messages: number): void {
    this.allowed = messages;
    const all = [...this.waiting];
    this.waiting.clear();
    for (const goOn of all) goOn();
  }

  /** Ends what goes on. */
  stop(): void {
    this.isOver = true;
    this.allow(Number.POSITIVE_INFINITY);
  }

  /** Sends all messages of one device, unless it is stopped. */
  async sendAll(device: number, messages: number): Promise<void> {
    const random = seeded(this.seed * 1_000 + device);
    for (let number = 1; number <= messages; number++) {
      while (number > this.allowed) await new Promise<void>((resolve) => this.waiting.add(resolve));
      if (this.isOver) return;
      const message = {
        device,
        key: `seed-${this.seed}-device-${device}-${number}`,
        text: `Message ${number} of device ${device}.`,
      };
      this.sent.push(message);
      await this.sendUntilAcknowledged(message, random);
    }
  }

  private async sendUntilAcknowledged(message: Sent, random: Seeded): Promise<void> {
    let pause = FIRST_WAIT_MS;
    for (let isUnheard = false; !this.isOver; ) {
      const server = random.pick(this.servers as [Server, ...Server[]]);
      const isCutOff = random.chance(CUT_OFF_CHANCE);
      const limitMs = isCutOff ? random.between(1, LONGEST_BEFORE_CUT_OFF_MS) : ANSWER_LIMIT_MS;
      const answer = await this.attempt(server, message, limitMs);
      this.answers.set(answer, (this.answers.get(answer) ?? 0) + 1);
      if (answer === '200') {
        this.acknowledged.add(message.key);
        return;
      }
      if (!isUnheard && (await this.isStored(message.key))) {
        isUnheard = true;
        this.storedUnheard += 1;
      }
      await wait(random.between(pause / 2, pause));
      pause = Math.min(pause * 2, LONGEST_WAIT_MS);
    }
  }

  private async attempt({ url }: Server, { key, text }: Sent, limitMs: number): Promise<string> {
    try {
      const answer = await fetch(url + contactMessage.path, {
        method: 'POST',
        headers: { 'access-token': KEY, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(contactPayload(text)),
        signal: AbortSignal.timeout(limitMs),
      });
      await answer.arrayBuffer();
      return String(answer.status);
    } catch (error) {
      return `no answer (${reasonOf(error)})`;
    }
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
