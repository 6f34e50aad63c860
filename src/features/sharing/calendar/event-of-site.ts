import type { CalendarEvent, CalendarWords } from '#core/calendar/calendar-entry.ts';
import { settings } from '#core/settings.ts';
import { paths } from '../../../navigation/paths.ts';
import { publicAddress } from '../../../navigation/public-address.ts';

/** Returns what the calendar entries of an event of this site share. For the browser only. */
export function eventOfSite(path: string, name: string, words: CalendarWords): CalendarEvent {
  return {
    path,
    name,
    words,
    zone: settings.eventTimeZone,
    site: settings.productSlug,
    addressOf: (id) => publicAddress(paths.entry(path, id)),
  };
}
