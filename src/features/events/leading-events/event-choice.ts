import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { chooseEvents, type EventChoice } from '#core/pack/choose-event.ts';
import { isoDate } from '#core/time/calendar-date.ts';
import { momentAt } from '#core/time/event-moment.ts';

/** An event still runs after its last midnight, because nights belong to the evening before. */
export const NIGHT_MS = 5 * 3_600_000;

/**
 * Returns the events that lead the home page at a moment, by the calendar at the events.
 *
 * @param at milliseconds since 1970
 */
export function chooseEventsAt(events: readonly ListedEvent[], at: number): EventChoice {
  return chooseEvents(events, isoDate(momentAt(at).date));
}
