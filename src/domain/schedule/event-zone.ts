import { settings } from '#core/settings.ts';
import { momentAt } from '#core/time/event-moment.ts';
import { intlLocale } from '../../i18n/intl-locale.ts';

/** Returns the name of the event's time zone: "India Standard Time". */
export function eventZoneName(language: string, at: number): string {
  const format = new Intl.DateTimeFormat(intlLocale(language), {
    timeZone: settings.eventTimeZone,
    timeZoneName: 'long',
  });
  return (
    format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? settings.eventTimeZone
  );
}

/** Returns how many minutes the visitor's clock is ahead of the clocks at the event; negative is behind. */
export function minutesAheadOfEvent(at: number, zone: string = settings.eventTimeZone): number {
  const { date, hour, minute } = momentAt(at, zone);
  const there = Date.UTC(date.year, date.month - 1, date.day, hour, minute);
  const here = at - new Date(at).getTimezoneOffset() * 60_000;
  return Math.floor(here / 60_000) - there / 60_000;
}
