import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../database/tables.ts';
import type { Log } from '../../logs/log.ts';
import { toldChange } from '../outbox/outstanding.ts';
import { type Settled, settleNotices } from '../outbox/settle-notices.ts';
import { nextDue, type TakenNotice, takeNotices } from '../outbox/take-notices.ts';
import { MOST_CONNECTIONS, type PushClient } from './push-client.ts';
import { pushMessage, urgencyOf } from './push-message.ts';
import type { PushOutcome } from './push-outcome.ts';
import { ServiceRests } from './service-rests.ts';
import { StrangePlaces } from './strange-places.ts';
import { warningOf } from './warning-of.ts';

/** Other servers on the same database may leave notices behind. */
const LOOKS_EVERY_MS = 60_000;
const SHORTEST_PAUSE_MS = 100;
/** Several outcomes are written at once: a commit waits for the disk. */
const LOT = MOST_CONNECTIONS / 2;
const LOT_WAIT_MS = 200;
/** When the server stops, notices in progress may finish within this time, so that their outcome is known. */
const LAST_ANSWERS_MS = 3_000;
/** As long as an attempt before it can take. */
const STRANGER_WAITS_MS = 10_000;
/** An attempt that cannot even start is not the push service's fault. */
const FAILED = { outcome: 'later', waitMs: null, isDown: false } as const;

/**
 * Sends what is due, some at a time. Waiting notices are only in the database, so a restart loses nothing, and repeats
 * at most what a process was sending when it died, under the same topic.
 */
export class NoticeSender {
  private readonly rests = new ServiceRests();
  private readonly strangePlaces = new StrangePlaces();
  private readonly warnings = new Set<string>();
  private readonly underWay = new Set<Promise<void>>();
  private settled: Settled[] = [];
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private isWoken = false;
  private isStopped = false;

  constructor(
    private readonly db: Database,
    private readonly client: PushClient,
    private readonly now: () => Date,
    private readonly log: Log,
    private readonly onOutcome: (outcome: string) => void = () => undefined,
  ) {}

  /** Sends what is due, in the background. */
  wake(): void {
    this.isWoken = true;
    if (this.isStopped) return;
    this.running ??= this.run().finally(() => {
      this.running = null;
      if (this.isWoken && !this.isStopped) this.wake();
    });
  }

  /** Ends after the answers that are awaited, or without them. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
    await Promise.race([Promise.all(this.underWay), wait(LAST_ANSWERS_MS, undefined, { ref: false })]);
    await this.exchange(0).catch((error: unknown) => this.reportFailure(error));
    this.client.close();
  }

  private async run(): Promise<void> {
    let pause = LOOKS_EVERY_MS;
    try {
      while (this.isWoken && !this.isStopped) {
        this.isWoken = false;
        await this.sendDue();
      }
      const due = this.isStopped ? null : await nextDue(this.db);
      if (due !== null) pause = due - this.now().getTime();
    } catch (error) {
      this.reportFailure(error);
    }
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => this.wake(),
      Math.min(Math.max(pause, SHORTEST_PAUSE_MS), LOOKS_EVERY_MS),
    ).unref();
  }

  private async sendDue(): Promise<void> {
    while (!this.isStopped) {
      const taken = await this.exchange(MOST_CONNECTIONS - this.underWay.size);
      for (const one of taken) this.start(one);
      if (this.underWay.size === 0 && this.settled.length === 0) return;
      await this.untilSomeAreDone();
    }
  }

  /** Stores the outcomes and takes what is due, in one transaction. */
  private async exchange(most: number): Promise<TakenNotice[]> {
    const settled = this.settled;
    const now = this.now().getTime();
    const taken = await this.db.transaction().execute(async (db) => {
      if (settled.length > 0) await settleNotices(db, settled, now);
      return most > 0 ? takeNotices(db, most, now) : [];
    });
    // Only now: what a failing database has not noted is noted with the next lot.
    this.settled = this.settled.slice(settled.length);
    return taken;
  }

  private start(taken: TakenNotice): void {
    const attempt = this.attempt(taken)
      .catch(() => FAILED)
      .then((outcome) => {
        this.settled = [...this.settled, { taken, outcome }];
        this.onOutcome(outcome.outcome);
        this.underWay.delete(attempt);
      });
    this.underWay.add(attempt);
  }

  private async attempt(taken: TakenNotice): Promise<Settled['outcome']> {
    const { origin, hostname } = new URL(taken.device.endpoint);
    const now = this.now().getTime();
    const until = this.rests.restOf(origin, now);
    if (until > 0) return { outcome: 'rest', until };
    const giveBack = this.strangePlaces.take(hostname);
    if (giveBack === null) return { outcome: 'rest', until: now + STRANGER_WAITS_MS };
    const outcome = await this.send(taken, now).catch(() => FAILED);
    giveBack(outcome);
    this.rests.note(origin, outcome, this.now().getTime());
    this.warn(hostname, outcome);
    return outcome;
  }

  private async send(taken: TakenNotice, now: number): Promise<PushOutcome> {
    const { endpoint, keys, site } = taken.device;
    const notice = taken.notice.kind === 'changes' ? toldChange(taken.notice) : taken.notice;
    return this.client.send({
      ...{ endpoint, keys, topic: taken.topic, urgency: urgencyOf(notice, taken.endsAt, now) },
      payload: JSON.stringify(pushMessage(notice, site, taken.topic)),
      ttlSeconds: Math.max(0, Math.round((taken.endsAt - now) / 1_000)),
    });
  }

  /** Says once what only the operator can put right. */
  private warn(hostname: string, outcome: PushOutcome): void {
    const warning = warningOf(hostname, outcome);
    if (warning === null) return;
    const { service, status } = warning;
    if (this.warnings.has(`${service} ${status}`)) return;
    this.warnings.add(`${service} ${status}`);
    this.log.warn(
      { service, status },
      'Notices are not taken by a push service: check the clock of this server and NOTICES_CONTACT.',
    );
  }

  private reportFailure(error: unknown): void {
    this.log.error({ err: error }, 'Notices could not be sent: the database failed.');
  }

  /** Waits for a lot of outcomes, or a moment for fewer. */
  private async untilSomeAreDone(): Promise<void> {
    const over = new AbortController();
    const moment = wait(LOT_WAIT_MS, undefined, { signal: over.signal }).catch(() => undefined);
    let isOver = false;
    void moment.then(() => {
      isOver = true;
    });
    while (!isOver && this.underWay.size > 0 && this.settled.length < LOT)
      await Promise.race([moment, ...this.underWay]);
    over.abort();
  }
}
