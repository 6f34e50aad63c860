import { type Session, sessionsOf } from '#core/calendar/session.ts';
import type { CurrentAnswers } from '../answers/current-answers.ts';
import { readEvent } from '../calendars/read-event.ts';
import type { Revisions } from '../content/revisions/revisions.ts';
import { startOf } from './soon.ts';

/** The sample changes with the day, without a new revision. */
const SAMPLE_FOR_MS = 60_000;

/** An event as it is published now. */
export interface KnownSchedule {
  readonly name: string;
  readonly revision: number;
  readonly sessions: ReadonlyMap<string, Session>;
  /** When its entries begin, milliseconds since 1970, as far as that is a moment to be there. */
  readonly starts: ReadonlyMap<string, number>;
}

/** The present schedules of events, each read once for a revision. */
export class KnownSchedules {
  private held = new Map<string, KnownSchedule>();
  private revision = -1;
  private heldSince = 0;

  constructor(
    private readonly answers: CurrentAnswers,
    private readonly revisions: Revisions,
    private readonly zone: string,
    private readonly now: () => Date,
  ) {}

  /**
   * Returns an event with its entries by id; null if there is no such event.
   *
   * @throws if it cannot be read now; that does not mean that it is missing
   */
  async of(event: string): Promise<KnownSchedule | null> {
    const revision = (await this.revisions.latest()) ?? 0;
    const at = this.now().getTime();
    if (revision !== this.revision || (revision === 0 && at - this.heldSince >= SAMPLE_FOR_MS)) {
      this.held = new Map();
      this.revision = revision;
      this.heldSince = at;
    }
    const held = this.held;
    const known = held.get(event) ?? (await readSchedule(event, this.answers, this.zone, revision));
    // Only existing events: requests for invented ones could fill the memory.
    if (known !== null) held.set(event, known);
    return known;
  }
}

/**
 * Reads an event with its schedule; null if there is no such event.
 *
 * @param zone IANA zone of times without one
 * @throws if it cannot be had now
 */
export async function readSchedule(
  event: string,
  answers: CurrentAnswers,
  zone: string,
  revision: number,
): Promise<KnownSchedule | null> {
  const known = await readEvent(event, { answers });
  if (known === null) return null;
  const sessions = sessionsOf(known.schedules, zone);
  const starts = sessions.flatMap((session) => {
    const start = startOf(session, zone);
    return start === null ? [] : [[session.id, start] as const];
  });
  return {
    ...{ name: known.name, revision, starts: new Map(starts) },
    sessions: new Map(sessions.map((session) => [session.id, session])),
  };
}
