import type { CalendarEntry } from '#core/calendar/calendar-entry.ts';
import { sequenceAt } from '#core/calendar/sequence.ts';
import { writeCalendar } from '#core/calendar/write-calendar.ts';
import { UNKNOWN_SITE } from '#core/open-data/unknown-site.ts';
import { entryTitle } from '#core/schedule/entry-id.ts';
import { entryPath } from '#core/site-paths.ts';
import { instantOf } from '../when/local-time.ts';
import type { ExportSetting } from './export-setting.ts';
import { type ExportedEntry, exportedEntries } from './exported-entry.ts';

/**
 * Writes a programme as a calendar file (RFC 5545). Unlike the calendars for visitors, it does not estimate an end that
 * is not announced.
 */
export function writeCalendarFile(entries: readonly ExportedEntry[], setting: ExportSetting): string {
  return writeCalendar({
    name: setting.eventName,
    publisher: setting.siteName,
    zone: setting.zone,
    entries: exportedEntries(entries).map((entry) => calendarEntry(entry, setting)),
    reminderMinutes: null,
    isBusy: false,
  });
}

function calendarEntry(entry: ExportedEntry, setting: ExportSetting): CalendarEntry {
  const { zone, changedAt, site } = setting;
  const from = instantOf(entry.starts, zone);
  const [latitude, longitude] = (entry.latLong ?? '').split(',').map(Number);
  return {
    uid: `${entry.id}@${site}`,
    sequence: sequenceAt(changedAt),
    changedAt,
    title: entryTitle(entry.game, entry.title),
    place: entry.place,
    description: entry.note ?? '',
    url: (setting.siteAddress || UNKNOWN_SITE) + entryPath(setting.eventPath, entry.id),
    span: { kind: 'hours', from, to: entry.ends === null ? from : instantOf(entry.ends, zone) },
    isCancelled: false,
    category: entry.game,
    ...(latitude !== undefined && longitude !== undefined && { position: { latitude, longitude } }),
  };
}
