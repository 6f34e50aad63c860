import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { formatLongDate, readCalendarDate } from '#core/time/calendar-date.ts';
import type { EventToShow } from '../../staff/staff-settings.tsx';

/**
 * Returns the events a kiosk can show: those that have a page, each once. The day tells events with the same name
 * apart.
 */
export function eventsToShow(events: readonly ListedEvent[], language: string): readonly EventToShow[] {
  const byPath = new Map<string, EventToShow>();
  for (const { readMorePath: path, name, startDate } of events) {
    if (path === '' || byPath.has(path)) continue;
    const day = readCalendarDate(startDate);
    byPath.set(path, { path, name: day === null ? name : `${name}, ${formatLongDate(day, language)}` });
  }
  return [...byPath.values()];
}
