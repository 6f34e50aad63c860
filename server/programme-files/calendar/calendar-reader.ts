import type ICAL from 'ical.js';
import { cleanLine } from '../clean-text.ts';
import { MOST_REPEATS, MOST_ROWS } from '../limits.ts';
import type { Problem, Where } from '../problem.ts';
import type { ReadEntry } from '../programme.ts';
import { refuse } from '../refusal.ts';
import { shortened } from '../shortened.ts';
import { addMinutes, isSkipped } from '../when/local-time.ts';
import { whereEntry } from '../where-entry.ts';
import { attempt } from './attempt.ts';
import { type EventSpan, readSpan, textOf, timesOf } from './calendar-event.ts';
import type { CalendarZones } from './calendar-zones.ts';
import { type EventTexts, entryOf, readTexts } from './event-texts.ts';
import { occurrencesOf } from './occurrences.ts';

/** What holds for the events of one calendar. */
interface CalendarSetting {
  /** IANA zone of the event. */
  readonly zone: string;
  readonly site: string;
  /** Game of entries that name none. */
  readonly game: string;
  readonly hasCategories: boolean;
  /** How many more repetitions this file may have, including those that are cancelled. */
  readonly left: { repeats: number };
}

/** Reads the events of one calendar as entries. */
export class CalendarReader {
  /** Times at which a repeating event has an entry of its own, by its UID. */
  private readonly replaced = new Map<string, Set<string>>();

  constructor(
    private readonly zones: CalendarZones,
    events: readonly ICAL.Component[],
    private readonly setting: CalendarSetting,
  ) {
    for (const event of events) {
      const original = attempt(() => this.originalOf(event), null);
      if (original === null) continue;
      const uid = attempt(() => textOf(event, 'uid'), '');
      this.replaced.set(uid, (this.replaced.get(uid) ?? new Set()).add(original));
    }
  }

  read(event: ICAL.Component, entries: ReadEntry[], problems: Problem[]): void {
    const where = this.whereOf(event);
    const found: Problem[] = [];
    const read = attempt(() => this.readEvent(event, where, found), null);
    if (read === null) problems.push({ kind: 'entry-damaged', where, facts: {} });
    else problems.push(...found);
    entries.push(...(read ?? []));
  }

  private whereOf(event: ICAL.Component): Where {
    const text = (name: string) => attempt(() => cleanLine(textOf(event, name)), '');
    const begins = attempt(() => readSpan(event, this.zones)?.begins.local.replace('T', ' '), undefined);
    return whereEntry(text('summary'), begins ?? '', text('location'), text('uid'));
  }

  private readEvent(event: ICAL.Component, where: Where, problems: Problem[]): ReadEntry[] {
    if (textOf(event, 'status').toUpperCase() === 'CANCELLED') {
      problems.push({ kind: 'cancelled', where, facts: {} });
      return [];
    }
    const span = readSpan(event, this.zones);
    if (span === null) {
      problems.push({ kind: 'start-missing', where, facts: {} });
      return [];
    }
    const texts = readTexts(event, this.setting, where, problems);
    if (texts === null) return [];
    if (span.begins.unknownZone !== null)
      problems.push({ kind: 'zone-unknown', where, facts: { zone: shortened(span.begins.unknownZone) } });
    const minutes = lengthOf(span, where, problems);
    const original = this.originalOf(event);
    const times = original === null ? this.timesOf(event, span, where, problems) : [span.begins.local];
    const repeats = original !== null || event.hasProperty('rrule') || event.hasProperty('rdate');
    return times.map((starts) => {
      if (isSkipped(starts, this.setting.zone))
        problems.push({ kind: 'time-skipped', where, facts: { starts } });
      const id = idOf(texts, repeats ? (original ?? starts) : null);
      return { where, entry: entryOf(texts, id, starts, minutes) };
    });
  }

  /** The occurrence that this event replaces, in the event's local time; null if it replaces none. */
  private originalOf(event: ICAL.Component): string | null {
    const [original] = timesOf(event, 'recurrence-id');
    return original === undefined ? null : this.zones.convert(original.time, original.zone).local;
  }

  /** All occurrences of an event, in its local time, except those that have an entry of their own. */
  private timesOf(event: ICAL.Component, span: EventSpan, where: Where, problems: Problem[]): string[] {
    const found = new Set<string>();
    const rules = event.getAllProperties('rrule').map((property) => property.getFirstValue() as ICAL.Recur);
    if (rules.length === 0) found.add(span.begins.local);
    for (const rule of rules) {
      const { until } = rule;
      const last = until === null ? null : this.zones.convert(until, span.zone).local;
      const isBeyond = (time: ICAL.Time) => {
        if (last === null) return false;
        const local = this.zones.convert(time, span.zone).local;
        // A date without a time covers the whole day.
        return until?.isDate ? local.slice(0, 10) > last.slice(0, 10) : local > last;
      };
      const { times, isFollowed, isCut } = occurrencesOf(span.start, rule, isBeyond);
      this.count(times.length);
      for (const time of times) found.add(this.zones.convert(time, span.zone).local);
      if (!isFollowed)
        problems.push({ kind: 'repeats-not-followed', where, facts: { rule: shortened(String(rule)) } });
      if (isCut) problems.push({ kind: 'repeats-cut', where, facts: { most: MOST_REPEATS } });
    }
    const added = timesOf(event, 'rdate');
    const excluded = timesOf(event, 'exdate');
    this.count(added.length + excluded.length);
    for (const { time, zone } of added) found.add(this.zones.convert(time, zone).local);
    const replaced = this.replaced.get(textOf(event, 'uid'));
    const gone = new Set<string>();
    const goneDays = new Set<string>();
    for (const { time, zone } of excluded) {
      const { local } = this.zones.convert(time, zone);
      // A date without a time excludes everything on that day.
      if (time.isDate) goneDays.add(local.slice(0, 10));
      else gone.add(local);
    }
    const isGone = (one: string) => gone.has(one) || goneDays.has(one.slice(0, 10)) || replaced?.has(one);
    return [...found].filter((one) => !isGone(one)).sort();
  }

  /** Counts repetitions, including those that are cancelled. */
  private count(times: number): void {
    this.setting.left.repeats -= times;
    if (this.setting.left.repeats < 0) refuse('too-many-rows', { most: MOST_ROWS });
  }
}

function lengthOf({ minutes, begins }: EventSpan, where: Where, problems: Problem[]): number | null {
  if (minutes === null || minutes > 0) return minutes;
  if (minutes === 0) problems.push({ kind: 'end-is-start', where, facts: {} });
  else
    problems.push({
      kind: 'end-before-start',
      where,
      facts: { starts: begins.local, ends: addMinutes(begins.local, minutes) },
    });
  return null;
}

/** All occurrences of a repeating event share one UID, so each adds its own time to it. */
const idOf = ({ uid }: EventTexts, time: string | null) =>
  uid === '' || time === null ? uid || null : `${uid}/${time.replace(/[-:]/g, '')}`;
