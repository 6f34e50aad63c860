import { readEventMoment } from '#core/time/event-moment.ts';
import { formatDay } from '#core/time/format/day.ts';
import { formatDayAndTime } from '#core/time/format/moment.ts';

const LOCAL = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?$/;
const LONGEST = 300;

/** A value as people read it: days and times in words, markup without its marks. */
export function plainValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(plainValue).filter(Boolean).join(', ');
  if (typeof value === 'object') return Object.values(value).map(plainValue).filter(Boolean).join(', ');
  return plainText(String(value));
}

function plainText(text: string): string {
  const moment = LOCAL.test(text) ? readEventMoment(text) : null;
  if (moment) return moment.hasTime ? formatDayAndTime(moment, 'en') : formatDay(moment.date, 'en');
  const plain = text.includes('<') ? withoutMarkup(text) : text;
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
}

/** Parsed, never put into a page: nothing of it is loaded or run. */
function withoutMarkup(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';
}
