import { isoDate } from '#core/time/calendar-date.ts';
import type { EventMoment } from '#core/time/event-moment.ts';
import { zoneOffsetMs } from '#core/time/zone-offset.ts';

const MINUTE_MS = 60_000;

/**
 * Writes a point in time with the offset of a zone (RFC 3339): `2026-11-29T09:00:00+05:30`.
 *
 * @param at milliseconds since 1970
 * @param zone IANA name
 */
export function isoTime(at: number, zone: string): string {
  const offset = zoneOffsetMs(at, zone);
  const minutes = Math.round(Math.abs(offset) / MINUTE_MS);
  const sign = offset < 0 ? '-' : '+';
  const local = new Date(at + offset).toISOString().slice(0, 19);
  return `${local}${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Writes a moment; only its day if no time is known. */
export function isoMoment(moment: EventMoment, zone: string): string {
  return moment.hasTime ? isoTime(moment.at, zone) : isoDate(moment.date);
}

/** Pads a number to two digits: 7 becomes `07`. */
export const twoDigits = (value: number): string => String(value).padStart(2, '0');
