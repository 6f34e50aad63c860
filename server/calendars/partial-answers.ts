import type { Session } from '#core/calendar/session.ts';
import { readSpan } from '#core/time/event-span.ts';

/** A smaller schedule may well lose half of what it has. */
export const SMALLEST_DOUBTED = 10;
/** An answer that lacks so much is believed once another one lacks it too, at least this much later. */
export const DOUBTED_FOR_MS = 5 * 60_000;

interface Doubt {
  readonly since: number;
  readonly missing: ReadonlySet<string>;
}

/**
 * Doubts an answer that lacks more than half of what is still ahead on a schedule: a server that has lost a part of its
 * schedule for a moment would cancel it in every calendar (record 22). After a restart the doubt begins again.
 */
export class PartialAnswers {
  private readonly doubts = new Map<string, Doubt>();

  /** @param zone IANA zone of times without one */
  constructor(private readonly zone: string) {}

  /**
   * Whether what this answer lacks must not be believed yet.
   *
   * @param known what the schedule had until now, by key
   * @param now milliseconds since 1970
   */
  isDoubted(
    eventPath: string,
    known: ReadonlyMap<string, Session>,
    answer: ReadonlyMap<string, unknown>,
    now: number,
  ): boolean {
    const ahead = [...known].filter(([, session]) => this.isAhead(session, now)).map(([key]) => key);
    const missing = ahead.filter((key) => !answer.has(key));
    if (ahead.length < SMALLEST_DOUBTED || missing.length * 2 <= ahead.length) {
      this.doubts.delete(eventPath);
      return false;
    }
    const doubt = this.doubts.get(eventPath);
    const isSame = doubt !== undefined && missing.every((key) => doubt.missing.has(key));
    if (!isSame || now < doubt.since) {
      this.doubts.set(eventPath, { since: now, missing: new Set(missing) });
      return true;
    }
    if (now - doubt.since < DOUBTED_FOR_MS) return true;
    this.doubts.delete(eventPath);
    return false;
  }

  /** A server may drop what is over. */
  private isAhead({ startsAt, endsAt }: Session, now: number): boolean {
    const span = readSpan(startsAt, endsAt, this.zone);
    return span === null || span.endsAt > now;
  }
}
