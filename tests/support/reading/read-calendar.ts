import ICAL from 'ical.js';

/** An entry as a calendar program understands it. */
export interface ReadEntry {
  readonly uid: string;
  readonly sequence: number;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly url: string;
  readonly status: string;
  /** `OPAQUE` blocks the time in the calendar. */
  readonly transparency: string;
  /** An instant in UTC, or a day alone. */
  readonly start: string;
  readonly end: string;
  /** When it was changed last, as the file says. */
  readonly stamp: string;
  /** `-PT30M` */
  readonly reminders: readonly string[];
}

/** Reads an iCalendar file with a library that did not write it. Zones are those the file itself defines. */
export function readCalendar(text: string): { readonly name: string; readonly entries: ReadEntry[] } {
  const file = new ICAL.Component(ICAL.parse(text));
  return {
    name: String(file.getFirstPropertyValue('x-wr-calname') ?? ''),
    entries: file.getAllSubcomponents('vevent').map(readEntry),
  };
}

function readEntry(component: ICAL.Component): ReadEntry {
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
  const { startDate, endDate, uid, sequence } = new ICAL.Event(component);
  const written = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString());
  return {
    uid,
    sequence: Number(sequence),
    title: text('summary'),
    place: text('location'),
    description: text('description'),
    url: text('url'),
    status: text('status'),
    transparency: text('transp'),
    start: written(startDate),
    end: written(endDate),
    stamp: text('dtstamp'),
    reminders: component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  };
}

/** Lines that are longer than 75 octets (RFC 5545, 3.1), and line ends other than CRLF. */
export function faultyLines(text: string): string[] {
  const lines = text.split('\r\n');
  return lines.filter((line) => new TextEncoder().encode(line).length > 75 || /[\r\n]/.test(line));
}
