import type { Session } from '#core/calendar/session.ts';
import { type SessionChange, sessionPairs } from '#core/calendar/session-changes.ts';
import { readSpan } from '#core/time/event-span.ts';
import type { NoticeChangeTable } from '../../database/notice-rows.ts';
import type { KnownSchedule } from '../known-schedules.ts';
import { isSameEntry, noticedEntry } from '../noticed-entry.ts';
import { shortText } from '../short-text.ts';
import type { EntryFacts } from './change-facts.ts';

/** A change of the programme is announced for a day at most: after that the programme itself shows it. */
const TOLD_FOR_MS = 24 * 3_600_000;

export type NotedChange = Pick<
  NoticeChangeTable,
  'kind' | 'was' | 'became' | 'facts' | 'is_told' | 'ends_at'
>;

/** What is compared of an event. */
export type ComparedSchedule = Pick<KnownSchedule, 'name' | 'sessions'>;

interface Setting {
  /** IANA zone of times without one. */
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the event had no entries in between. */
  readonly isBack: boolean;
}

/**
 * Returns what has become of the entries of an event, as far as anybody who saved one needs to know: another id, other
 * facts, gone, new.
 */
export function entryChanges(
  before: ComparedSchedule,
  after: ComparedSchedule,
  { zone, now, isBack }: Setting,
): NotedChange[] {
  const pairs = sessionPairs([...before.sessions.values()], [...after.sessions.values()], zone);
  return pairs.flatMap((pair): NotedChange[] => {
    const facts: EntryFacts = {
      eventName: shortText(after.name),
      was: pair.was && noticedEntry(pair.was, zone),
      became: pair.is && noticedEntry(pair.is, zone),
      ...(isBack && { isReturn: true }),
    };
    const isOther = pair.isChanged && !isSameEntry(facts.was, facts.became);
    if (!isOther && !isBack && facts.was?.id === facts.became?.id) return [];
    const endsAt = newsUntil(pair, zone, now);
    return [
      {
        kind: 'entry',
        was: facts.was?.id ?? null,
        became: facts.became?.id ?? null,
        facts: JSON.stringify(facts),
        is_told: (isOther || isBack) && endsAt > now ? 1 : 0,
        ends_at: endsAt,
      },
    ];
  });
}

/** Until its start (the later one if it moved); once begun, until its end. */
function newsUntil({ was, is }: SessionChange, zone: string, now: number): number {
  const spans = [was, is].map((session) => session && spanOf(session, zone));
  // Without a time it may be at any time.
  const ends = spans.map((span) => (span === undefined ? Number.POSITIVE_INFINITY : endOfNews(span, now)));
  return Math.min(Math.max(...ends), now + TOLD_FOR_MS);
}

const spanOf = ({ startsAt, endsAt }: Session, zone: string) => {
  const span = readSpan(startsAt, endsAt, zone);
  return span === null ? undefined : { startsAt: span.from.at, endsAt: span.endsAt };
};

const endOfNews = (span: { startsAt: number; endsAt: number } | null, now: number) =>
  span === null ? 0 : span.startsAt > now ? span.startsAt : span.endsAt;
