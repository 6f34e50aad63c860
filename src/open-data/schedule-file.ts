import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { conferenceSchedule, type PlannedSession } from '#core/open-data/conference-schedule.ts';
import { entryTitle } from '#core/schedule/entry-id.ts';
import { settings } from '#core/settings.ts';
import { allOf, readProgramme } from '../domain/schedule/schedule-days.ts';
import type { TimedEntry } from '../domain/schedule/schedule-entry.ts';
import { paths } from '../navigation/paths.ts';

/** Stands where a session's venue is not announced yet; the file has the language of the content. */
const PLACE_OPEN = 'Venue to be announced';

/**
 * Returns the content of an event's `schedule.json`. Sessions without a readable start are left out, since the form has
 * no place for them; a session of several days stands on its first.
 *
 * @param site address of the site
 * @returns null if the event has no session with a start
 */
export function scheduleFile(
  site: string,
  eventPath: string,
  event: EventDetail,
  schedules: readonly GameSchedule[],
): object | null {
  const seen = new Set<string>();
  const days = readProgramme(schedules).days.flatMap((day) => {
    const first = allOf(day).filter(({ key }) => !seen.has(key));
    for (const { key } of first) seen.add(key);
    const sessions = first
      .sort((a, b) => a.from.at - b.from.at)
      .map((entry) => plannedSession(eventPath, entry));
    return sessions.length === 0 ? [] : [{ date: day.key, sessions }];
  });
  if (days.length === 0) return null;
  return conferenceSchedule(
    { path: eventPath, address: paths.event(eventPath), name: event.name || eventPath, days },
    {
      site,
      siteName: settings.productName,
      zone: settings.eventTimeZone,
      language: settings.contentLanguage,
    },
  );
}

const plannedSession = (eventPath: string, entry: TimedEntry): PlannedSession => ({
  id: entry.id,
  address: paths.entry(eventPath, entry.id),
  title: entryTitle(entry.game, entry.title),
  game: entry.game,
  from: entry.from.at,
  to: entry.endsAt,
  room: entry.address || PLACE_OPEN,
});
