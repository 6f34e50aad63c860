import { datesBetween } from '#core/schedule/festival-date.ts';
import { addDays, isoDate, readCalendarDate } from '#core/time/calendar-date.ts';
import { hourOf, momentAt } from '#core/time/event-moment.ts';
import { isLasting } from '#core/time/event-span.ts';
import { runsOn, type WrittenDays } from '../../../domain/schedule/runs-at.ts';
import { dayKeyAt, type FestivalDay } from '../../../domain/schedule/schedule-days.ts';
import { isTimed, phaseOf, type TimedEntry } from '../../../domain/schedule/schedule-entry.ts';
import { dateOf, isAskedDay, isInPart, type When } from './days/when.ts';
import type { SearchEntry, Slot } from './entries/search-entry.ts';

/** How a result relates to the present, and to the time the visitor asks for. */
export interface Timing {
  /** `none` if it has no time, or none that is known. */
  readonly phase: 'now' | 'ahead' | 'over' | 'none';
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** Whether it goes on so long that nobody comes for its start. */
  readonly isLasting: boolean;
  /** Whether it is on at the time asked for. */
  readonly isAsked: boolean;
  /** Whether that time is a day that has passed. */
  readonly isOfPastDay: boolean;
  /** Whether it is on today, as the festival counts its days. */
  readonly isOfToday: boolean;
  /** Whether it starts on this date, or on the next. */
  readonly near: 'today' | 'tomorrow' | null;
}

const NO_TIME = Number.POSITIVE_INFINITY;
const UNTIMED: Timing = {
  phase: 'none',
  startsAt: NO_TIME,
  endsAt: NO_TIME,
  isLasting: false,
  isAsked: false,
  isOfPastDay: false,
  isOfToday: false,
  near: null,
};

/** Returns how results relate to a moment. What days have in common is worked out once. */
export function timingAt(now: number, when: When | null): (entry: SearchEntry) => Timing {
  const calendarDay = isoDate(momentAt(now).date);
  const todays = new Map<readonly FestivalDay[], string>();
  const todayOf = (programme: readonly FestivalDay[]) => {
    const today = todays.get(programme) ?? dayKeyAt(programme, now);
    todays.set(programme, today);
    return today;
  };
  const asked = new Map<string, boolean>();
  const isAsked = (day: string, today: string) => {
    if (when === null) return false;
    const key = `${day} ${today}`;
    const known = asked.get(key) ?? isAskedDay(day, when, today);
    asked.set(key, known);
    return known;
  };
  return ({ slot, days }) => {
    if (slot !== undefined) {
      const today = todayOf(slot.programme);
      return timingOfSlot(slot, now, today, when, isAsked, calendarDay === today);
    }
    return days === undefined ? UNTIMED : timingOfEvent(days, calendarDay, when, isAsked);
  };
}

type IsAsked = (day: string, today: string) => boolean;

function timingOfSlot(
  { entry, days }: Slot,
  now: number,
  today: string,
  when: When | null,
  isAsked: IsAsked,
  isDaytime: boolean,
): Timing {
  if (!isTimed(entry)) return UNTIMED;
  const phase = phaseOf(entry, now);
  const [startsAt, { endsAt }] = [entry.from.at, entry];
  const asked =
    when === null || (when.isNow && phase !== 'now')
      ? []
      : (isDaytime ? withDate(days, entry) : days).filter(
          (day) => isAsked(day, today) && isInPart({ startsAt, endsAt }, day, when),
        );
  return {
    phase,
    startsAt,
    endsAt,
    isLasting: isLasting(entry),
    isAsked: asked.length > 0,
    isOfPastDay: isOfPastDay(asked, today, when),
    isOfToday: days.includes(today),
    near: nearnessOf(entry, days, today),
  };
}

/**
 * By day, "tomorrow" may mean the coming night as well as the evening after it: an entry after midnight is found by both
 * of its days. In the night itself, the date would be misunderstood.
 */
function withDate(days: readonly string[], { from }: TimedEntry): readonly string[] {
  const date = isoDate(from.date);
  return days.includes(date) ? days : [...days, date];
}

/** A night belongs to the evening before: on the date of such an entry, "tomorrow" would be misunderstood. */
function nearnessOf({ from }: TimedEntry, [first]: readonly string[], today: string): Timing['near'] {
  if (first === undefined || isoDate(from.date) !== first) return null;
  if (first === today) return 'today';
  return first === isoDate(addDays(dateOf(today), 1)) ? 'tomorrow' : null;
}

function timingOfEvent(written: WrittenDays, today: string, when: When | null, isAsked: IsAsked): Timing {
  const start = readCalendarDate(written.startDate);
  if (start === null) return UNTIMED;
  const end = readCalendarDate(written.endDate) ?? start;
  const isOn = runsOn(written, today);
  const phase = isOn ? 'now' : isoDate(start) > today ? 'ahead' : 'over';
  // Part of a day is too little to ask for an event.
  const asksForEvents = when !== null && (when.days.length > 0 || (when.isNow && isOn));
  const days = asksForEvents ? (datesBetween(start, end) ?? [start, end]).map(isoDate) : [];
  const asked = days.filter((day) => isAsked(day, today));
  return {
    ...UNTIMED,
    phase,
    startsAt: hourOf(start, 0),
    endsAt: hourOf(end, 24),
    isAsked: asked.length > 0,
    isOfPastDay: isOfPastDay(asked, today, when),
  };
}

/** A day of the week is asked for as one that is to come. */
function isOfPastDay(asked: readonly string[], today: string, when: When | null): boolean {
  const isOfDate = when?.days.some((day) => !('weekday' in day)) ?? false;
  return isOfDate && asked.length > 0 && asked.every((day) => day < today);
}
