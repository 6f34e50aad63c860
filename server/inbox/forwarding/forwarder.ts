import { setTimeout as wait } from 'node:timers/promises';
import { isAway } from '../../database/is-away.ts';
import type { Database } from '../../database/tables.ts';
import type { Log } from '../../logs/log.ts';
import { failureReason } from './failure-reason.ts';
import { ATTEMPT_LIMIT_MS, type ForwardTarget } from './forward-target.ts';
import { nextDue, noteFailed, noteSent, TAKEN_FOR_MS, type TakenMessage, takeMessage } from './queue.ts';

/** Other servers on the same database may leave messages behind. */
const LOOKS_EVERY_MS = 5 * 60_000;
const SHORTEST_PAUSE_MS = 1_000;

/**
 * Forwards messages, one after the other. It is told of each new one; failed ones wait in the database. So a crash or a
 * restart loses nothing, and repeats at most the attempt in progress, with the same key.
 */
export class Forwarder {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private isWoken = false;
  private isStopped = false;
  /** Why the last attempt failed; null: it did not. Each reason is logged once. */
  private reason: string | null = null;
  private end: (outcome: 'stopped') => void = () => undefined;
  private readonly stopped = new Promise<'stopped'>((resolve) => {
    this.end = resolve;
  });

  constructor(
    private readonly db: Database,
    private readonly target: ForwardTarget,
    private readonly now: () => Date,
    private readonly log: Log,
  ) {}

  /** Sends what is due, in the background. */
  wake(): void {
    this.isWoken = true;
    this.running ??= this.run().finally(() => {
      this.running = null;
      if (this.isWoken && !this.isStopped) this.wake();
    });
  }

  /** Ends without waiting for the other side; a message in progress is sent again after the next start. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.end('stopped');
    await this.running;
  }

  private async run(): Promise<void> {
    let pause = LOOKS_EVERY_MS;
    try {
      while (this.isWoken && !this.isStopped) {
        this.isWoken = false;
        await this.sendDue();
      }
      pause = await this.untilNext();
    } catch (error) {
      this.log.error({ err: error }, 'Messages could not be sent on: the database failed.');
    }
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wake(), pause);
    this.timer.unref();
  }

  private async sendDue(): Promise<void> {
    for (;;) {
      const taken = this.isStopped ? null : await takeMessage(this.db, this.now());
      if (taken === null) return;
      const outcome = await Promise.race([this.attempt(taken), this.stopped]);
      if (outcome === 'stopped') return;
      if (outcome === null) await this.noteSent(taken.position);
      const isGivenUp = outcome !== null && (await noteFailed(this.db, taken.position, this.now()));
      this.report(outcome, isGivenUp);
    }
  }

  /** Others may be writing, or the database be away for a moment. An outcome that is not stored would be sent again. */
  private async noteSent(position: number): Promise<void> {
    const end = performance.now() + TAKEN_FOR_MS - ATTEMPT_LIMIT_MS;
    for (;;)
      try {
        return await noteSent(this.db, position);
      } catch (error) {
        if (!isAway(error) || this.isStopped || performance.now() > end) throw error;
        await Promise.race([wait(SHORTEST_PAUSE_MS, undefined, { ref: false }), this.stopped]);
      }
  }

  private report(reason: string | null, isGivenUp: boolean): void {
    if (reason === null && this.reason !== null) this.log.info({}, 'Messages are sent on again.');
    if (reason !== null && isGivenUp)
      this.log.warn(
        { reason },
        'A message was not sent on for days, and is given up. It is in the inbox of the desk.',
      );
    else if (reason !== null && reason !== this.reason)
      this.log.warn(
        { reason },
        'A message could not be sent on. It is in the inbox of the desk. It is tried again.',
      );
    this.reason = reason;
  }

  /** Returns why it failed; null if it did not. */
  private async attempt({ message }: TakenMessage): Promise<string | null> {
    const over = new AbortController();
    const tooLong = wait(ATTEMPT_LIMIT_MS, 'NO ANSWER', { signal: over.signal, ref: false });
    try {
      const sent = this.target.send(message).then(() => null);
      return await Promise.race([sent, tooLong]);
    } catch (error) {
      return failureReason(error);
    } finally {
      over.abort();
      tooLong.catch(() => undefined);
    }
  }

  /** Returns how long nothing is due. */
  private async untilNext(): Promise<number> {
    const due = this.isStopped ? null : await nextDue(this.db);
    const pause = due === null ? LOOKS_EVERY_MS : due - this.now().getTime();
    return Math.min(Math.max(pause, SHORTEST_PAUSE_MS), LOOKS_EVERY_MS);
  }
}
