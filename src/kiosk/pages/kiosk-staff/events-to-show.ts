import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { formatGivenDays } from '#core/time/format/day.ts';
import type { EventToShow } from '../../staff/staff-settings.tsx';

/**
 * Returns the events a kiosk can show: those that have a page, each once. Their days tell events with the same name
 * apart.
 */
export function eventsToShow(events: readonly ListedEvent[], language: string): readonly EventToShow[] {
  const byPath = new Map<string, EventToShow>();
  for (const event of events) {
    const { readMorePath: path, name } = event;
    if (path === '' || byPath.has(path)) continue;
    const days = formatGivenDays(event, language);
    byPath.set(path, { path, name: days === '' ? name : `${name}, ${days}` });
  }
  return [...byPath.values()];
}
