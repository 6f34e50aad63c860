import { type CalendarEntry, type CalendarWords, calendarEntry } from '#core/calendar/calendar-entry.ts';
import { calendarKeys } from '#core/calendar/calendar-keys.ts';
import { sessionsOf } from '#core/calendar/session.ts';
import type { PlanPart } from '#core/calendar/subscription-address.ts';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { entryId, readEntryId } from '#core/schedule/entry-id.ts';
import type { SavedRow } from '../../../data/saved/saved-ref.ts';
import { eventOfSite } from './event-of-site.ts';

/** The schedule of an event as far as the page has it. */
export interface KnownSchedule {
  readonly schedules: readonly GameSchedule[];
  /** When the server gave it, milliseconds since 1970. */
  readonly at: number;
}

/** What goes into a calendar of a visitor's plan. */
export interface Plan {
  readonly entries: readonly CalendarEntry[];
  /** Its entries by event, for its address. */
  readonly parts: readonly PlanPart[];
}

/**
 * Returns the saved entries as a calendar has them. They need no schedule: a star stores what its entry says, and which
 * namesakes it has, so that it has the key that the schedule would give it. A star with too many namesakes to store is
 * left out until its schedule is here: any key would be another session's.
 *
 * @param scheduleOf returns the schedule of an event, undefined if the page does not have it
 */
export function entriesOfPlan(
  rows: readonly SavedRow[],
  scheduleOf: (eventPath: string) => KnownSchedule | undefined,
  words: CalendarWords,
): Plan {
  const byEvent = new Map<string, PlannedEntry[]>();
  for (const row of rows) {
    const planned = plannedEntry(row);
    if (planned === null || (isNumberless(row) && !withEntries(scheduleOf(planned.eventPath)))) continue;
    byEvent.set(planned.eventPath, [...(byEvent.get(planned.eventPath) ?? []), planned]);
  }
  const entries: CalendarEntry[] = [];
  const parts: PlanPart[] = [];
  for (const [eventPath, planned] of byEvent) {
    const known = withEntries(scheduleOf(eventPath));
    const ids =
      known === undefined ? planned.flatMap(idsOf) : sessionsOf(known.schedules).map(({ id }) => id);
    const keys = calendarKeys([...ids, ...planned.map(({ id }) => id)]);
    const found = planned.flatMap((one) => {
      const key = keys.get(one.id);
      const event = eventOfSite(eventPath, one.details.event, words);
      const session = { ...one.details, id: one.id };
      const at = known?.at ?? one.row.savedAt;
      const entry = key === undefined ? null : calendarEntry(session, key, event, { changedAt: at });
      return key === undefined || entry === null ? [] : [{ key, entry }];
    });
    entries.push(...found.map(({ entry }) => entry));
    if (found.length > 0) parts.push({ eventPath, keys: found.map(({ key }) => key) });
  }
  return { entries, parts };
}

/** A server that lies sends an empty schedule, from which no entry could be told from its namesakes. */
const withEntries = (known: KnownSchedule | undefined) =>
  known?.schedules.some(({ entries }) => entries.length > 0) ? known : undefined;

/** None are stored if they are too many (`core/schedule/entry-ids.ts`); an entry of its own counts as its namesake. */
const isNumberless = ({ namesakes }: SavedRow) => namesakes?.length === 0;

interface PlannedEntry {
  readonly row: SavedRow;
  readonly eventPath: string;
  readonly id: string;
  readonly details: NonNullable<SavedRow['details']>;
}

/** Reads a saved entry; null for other items, and if this device has not received it yet. */
function plannedEntry(row: SavedRow): PlannedEntry | null {
  const { ref, details } = row;
  if (ref.kind !== 'entry' || details === null) return null;
  // An id of an earlier release says nothing, but what is stored beside it does.
  const id = readEntryId(ref.id) === null ? entryId(details) : ref.id;
  return { row, eventPath: ref.eventPath, id, details };
}

const idsOf = ({ row, id }: PlannedEntry): readonly string[] => row.namesakes ?? [id];
