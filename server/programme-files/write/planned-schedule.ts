import { conferenceSchedule, type PlannedSession } from '#core/open-data/conference-schedule.ts';
import { UNKNOWN_SITE } from '#core/open-data/unknown-site.ts';
import { entryTitle } from '#core/schedule/entry-id.ts';
import { entryPath } from '#core/site-paths.ts';
import { instantOf } from '../when/local-time.ts';
import type { ExportSetting } from './export-setting.ts';
import { type ExportedEntry, exportedEntries } from './exported-entry.ts';

/** What both formats of conference tools have in common. An open end is a duration of 00:00. */
export function plannedSchedule(entries: readonly ExportedEntry[], setting: ExportSetting) {
  const { eventPath, zone, language, siteName } = setting;
  const byDay = new Map<string, PlannedSession[]>();
  for (const entry of exportedEntries(entries)) {
    const day = entry.starts.slice(0, 10);
    byDay.set(day, [...(byDay.get(day) ?? []), sessionOf(entry, setting)]);
  }
  const days = [...byDay].map(([date, sessions]) => ({ date, sessions }));
  return conferenceSchedule(
    { path: eventPath, address: `/event/${encodeURIComponent(eventPath)}`, name: setting.eventName, days },
    { site: setting.siteAddress || UNKNOWN_SITE, siteName, zone, language },
  );
}

function sessionOf(entry: ExportedEntry, { eventPath, zone }: ExportSetting): PlannedSession {
  const from = instantOf(entry.starts, zone);
  return {
    id: entry.id,
    address: entryPath(eventPath, entry.id),
    title: entryTitle(entry.game, entry.title),
    game: entry.game,
    from,
    to: entry.ends === null ? from : instantOf(entry.ends, zone),
    room: entry.place,
    description: entry.note ?? '',
    // The format has no field for a position, so it is written as a `geo:` URI (RFC 5870).
    links: entry.latLong === null ? [] : [{ url: `geo:${entry.latLong}`, title: 'Map' }],
  };
}
