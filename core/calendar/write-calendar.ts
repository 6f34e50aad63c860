import ical, {
  escape as escapeText,
  ICalAlarmType,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { momentAt } from '#core/time/event-moment.ts';
import { zoneOffsetMs } from '#core/time/zone-offset.ts';
import { byStart, type CalendarEntry } from './calendar-entry.ts';
import { WrittenMoment } from './written-moment.ts';
import { zoneComponent } from './zone-component.ts';

/** A calendar to write. */
export interface Calendar {
  /** Shown as its name by most calendars. */
  readonly name: string;
  /** Who publishes it, for PRODID. */
  readonly publisher: string;
  /** IANA zone of the event. */
  readonly zone: string;
  readonly entries: readonly CalendarEntry[];
  /** How long before an entry its reminder comes; null for none. Whole days have none, it would come at night. */
  readonly reminderMinutes: number | null;
  /** Whether entries make somebody busy: a plan does, a whole schedule does not. */
  readonly isBusy: boolean;
  /** Of a subscription: its address, and how often to ask. */
  readonly subscription?: { readonly address: string; readonly everySeconds: number };
}

/** Entries of other years are written in UTC: a year so far away is a mistake, and a zone is looked at year by year. */
const MOST_YEARS = 20;

/**
 * Writes an iCalendar file (RFC 5545): folded, escaped, with the zone it needs. The same calendar always gives the same
 * text.
 */
export function writeCalendar(calendar: Calendar): string {
  const entries = calendar.entries.toSorted(byStart);
  const years = yearsOf(entries, calendar.zone);
  const file = ical({
    // The library does not escape these two.
    name: escapeText(plainText(calendar.name).replaceAll('\n', ' '), false),
    prodId: { company: plainText(calendar.publisher), product: 'Schedule', language: 'EN' },
    // With a name, DTSTAMP would be in that zone, and it must be in UTC (3.8.7.2). An empty calendar needs one part at
    // least (3.6).
    timezone: {
      name: entries.length === 0 ? calendar.zone : null,
      generator: () => zoneComponent(calendar.zone, ...years),
    },
    ...(calendar.subscription && {
      source: calendar.subscription.address,
      ttl: calendar.subscription.everySeconds,
    }),
  });
  for (const entry of entries) file.createEvent(eventData(entry, calendar, years));
  return `${file.toString()}\r\n`;
}

function eventData(entry: CalendarEntry, calendar: Calendar, years: Years): ICalEventData {
  const { span } = entry;
  const changedAt = new Date(entry.changedAt);
  const reminds = calendar.reminderMinutes !== null && span.kind === 'hours' && !entry.isCancelled;
  const isFree = !calendar.isBusy || span.kind === 'days';
  return {
    id: entry.uid,
    sequence: entry.sequence,
    stamp: changedAt,
    lastModified: changedAt,
    ...times(entry, calendar.zone, years),
    summary: plainText(entry.title),
    location: placeOf(entry),
    description: plainText(entry.description),
    url: entry.url,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    categories: entry.category === undefined ? [] : [{ name: plainText(entry.category) }],
    transparency: isFree ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    alarms: reminds
      ? [{ type: ICalAlarmType.display, trigger: (calendar.reminderMinutes ?? 0) * SECONDS_PER_MINUTE }]
      : [],
  };
}

const SECONDS_PER_MINUTE = 60;

/** The library leaves out a position on the equator or at Greenwich. This is a tenth of a metre beside it. */
const NEARLY_ZERO = 0.000001;

/** A place with its position (GEO), if that is known. */
function placeOf({ place, position }: CalendarEntry): NonNullable<ICalEventData['location']> {
  const title = plainText(place);
  if (position === undefined) return title;
  const geo = { lat: position.latitude || NEARLY_ZERO, lon: position.longitude || NEARLY_ZERO };
  return title === '' ? { geo } : { title, geo };
}

function times(
  { span }: CalendarEntry,
  zone: string,
  [first, last]: Years,
): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'> {
  if (span.kind === 'days') {
    return { start: WrittenMoment.ofDay(span.first), end: WrittenMoment.ofDay(span.after), allDay: true };
  }
  const { from, to } = span;
  const isPlain = [from, to].every((at) => {
    const { year } = momentAt(at, zone).date;
    return year >= first && year <= last && !comesTwice(at, zone);
  });
  const written = isPlain ? zone : 'UTC';
  return {
    start: WrittenMoment.inZone(from, written),
    ...(to > from && { end: WrittenMoment.inZone(to, written) }),
    ...(isPlain && { timezone: zone }),
  };
}

/** The longest step by which clocks are set back. */
const LONGEST_STEP_MS = 3 * 3_600_000;

/**
 * Whether the clocks of a zone show this moment's time twice, because they are set back around it. With a zone it would
 * mean the first (RFC 5545, 3.3.5), but programs differ, so it is written in UTC.
 */
function comesTwice(at: number, zone: string): boolean {
  const shown = at + zoneOffsetMs(at, zone);
  return [at - LONGEST_STEP_MS, at + LONGEST_STEP_MS].some((near) => {
    const offset = zoneOffsetMs(near, zone);
    const other = shown - offset;
    return other !== at && zoneOffsetMs(other, zone) === offset;
  });
}

/** The years for which the zone is written. */
type Years = readonly [first: number, last: number];

/** Returns the years that most entries are in, so that one mistake changes no other entry. */
function yearsOf(entries: readonly CalendarEntry[], zone: string): Years {
  const years = entries
    .flatMap(({ span }) => (span.kind === 'hours' ? [span.from, span.to] : []))
    .map((at) => momentAt(at, zone).date.year)
    .sort((a, b) => a - b);
  let most: readonly [from: number, to: number] = [0, 0];
  let from = 0;
  for (const [to, year] of years.entries()) {
    while ((years[from] ?? year) + MOST_YEARS < year) from++;
    if (to - from > most[1] - most[0]) most = [from, to];
  }
  return [years[most[0]] ?? ANY_YEAR, years[most[1]] ?? ANY_YEAR];
}

/** If no entry has a time, the years do not matter. */
const ANY_YEAR = 2024;

/** Removes what no text of a calendar may contain (RFC 5545, 3.1): control characters but tabs and line breaks. */
function plainText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}
