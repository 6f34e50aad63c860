import { setTimeout as wait } from 'node:timers/promises';
import { KEY } from '../contract/sample-server.ts';
import { isOf, READS, type Read } from './programme.ts';
import type { Server } from './server.ts';

const ANSWER_LIMIT_MS = 5_000;
const LOOK_EVERY_MS = 100;
const READYZ: Read = { path: '/readyz', headers: {} };

/** Visitors who ask every server that is up for what is published, as long as a run lasts. */
export class Readers {
  asked = 0;
  askedWhileAway = 0;
  /** What was not answered with the latest revision. */
  readonly refusals: string[] = [];
  longestRefusalMs = 0;
  slowestMs = 0;
  /** How often `/readyz` was asked while the database was away, and what it did not answer with 503. */
  readyzWhileAway = 0;
  readonly readyAlthoughAway: string[] = [];
  /** The revision that everybody has to see. */
  revision = 0;
  /** What servers did not answer that had not read anything since their start, which they cannot without the database. */
  readonly refusedBeforeFirst: string[] = [];
  private readonly hasShown = new Map<Server, number>();
  private away: object | null = null;
  private isOver = false;
  private readonly refusedSince = new Map<Server, number>();

  constructor(private readonly servers: readonly Server[]) {}

  /** Asks until `stop`. */
  async run(): Promise<void> {
    await Promise.all(
      this.servers.map(async (server) => {
        while (!this.isOver) {
          if (server.isUp) await this.look(server);
          await wait(LOOK_EVERY_MS);
        }
      }),
    );
  }

  stop(): void {
    this.isOver = true;
  }

  /** Does something while no server can reach the database. */
  async whileAway(work: () => Promise<void>): Promise<void> {
    this.away = {};
    try {
      await work();
    } finally {
      this.away = null;
    }
  }

  /** Waits until all servers are ready and show a revision; from then on, each answer has to. */
  async untilAllShow(revision: number, limitMs: number): Promise<void> {
    const limit = performance.now() + limitMs;
    for (const server of this.servers) {
      while (!(await shows(server, revision))) {
        if (performance.now() > limit) throw new Error(`${server.name} does not show revision ${revision}.`);
        await wait(LOOK_EVERY_MS);
      }
      this.hasShown.set(server, server.starts);
    }
    this.revision = revision;
  }

  private async look(server: Server): Promise<void> {
    const [{ starts }, { away, revision }, began] = [server, this, performance.now()];
    const answers = await Promise.all(READS.map((read) => answerOf(server, read)));
    const tookMs = performance.now() - began;
    const ready = away === null ? null : await answerOf(server, READYZ);
    // Of a server that was ended meanwhile nothing can be expected.
    if (!server.isUp || server.starts !== starts) return;
    this.asked += answers.length;
    if (away !== null) this.askedWhileAway += answers.length;
    this.slowestMs = Math.max(this.slowestMs, tookMs);
    const wrong = answers.filter(({ status, body }) => status !== '200' || !isOf(revision, body));
    // While a revision is being published, some see the next one.
    const refused = wrong.filter(({ status, body }) => status !== '200' || !isOf(revision + 1, body));
    if (refused.length === 0) this.hasShown.set(server, starts);
    if (this.hasShown.get(server) === starts) this.note(server, began, refused);
    else for (const answer of refused) this.refusedBeforeFirst.push(inWords(server, answer));
    if (ready === null || away !== this.away) return;
    this.readyzWhileAway += 1;
    if (ready.status !== '503') this.readyAlthoughAway.push(`${server.name}: ${ready.status}`);
  }

  private note(server: Server, began: number, refused: readonly Answer[]): void {
    for (const answer of refused) this.refusals.push(inWords(server, answer));
    if (refused.length > 0) this.refusedSince.set(server, this.refusedSince.get(server) ?? began);
    const since = this.refusedSince.get(server);
    if (since === undefined) return;
    this.longestRefusalMs = Math.max(this.longestRefusalMs, performance.now() - since);
    if (refused.length === 0) this.refusedSince.delete(server);
  }
}

function inWords({ name, startedAt }: Server, { status, body }: Answer): string {
  return `${name}, ${Math.round(performance.now() - startedAt)} ms after its start: ${status} ${body.slice(0, 40)}`;
}

async function shows(server: Server, revision: number): Promise<boolean> {
  const [ready, ...answers] = await Promise.all([READYZ, ...READS].map((read) => answerOf(server, read)));
  return ready?.status === '200' && answers.every(({ body }) => isOf(revision, body));
}

interface Answer {
  readonly status: string;
  readonly body: string;
}

async function answerOf({ url }: Server, { path, headers }: Read): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const answer = await fetch(url + path, { headers: { 'access-token': KEY, ...headers }, signal });
    return { status: String(answer.status), body: await answer.text() };
  } catch (error) {
    return { status: 'no answer', body: String(error) };
  }
}
