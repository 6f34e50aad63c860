import { settings } from '#core/settings.ts';
import { zoneName } from './browser-calendar.ts';
import { calendarOf } from './calendar-of.ts';

/**
 * The name of the event's time zone at a moment, because it may change with the season: "India Standard Time".
 *
 * @param at milliseconds since 1970
 */
export function formatZoneName(
  language: string,
  at: number,
  timeZone: string = settings.eventTimeZone,
): string {
  return calendarOf(language).zone(timeZone, at) ?? zoneName(language, timeZone, at) ?? timeZone;
}
