import { useNow } from '../../../data/visit/use-now.ts';
import { chooseEventsAt } from './event-choice.ts';
import { useUpcomingEvents } from './use-upcoming-events.ts';

const LOOK_AT_CALENDAR_EVERY_MS = 60_000;

/**
 * Returns the event that runs and the next one, if any.
 *
 * @param nightMs how long after midnight still counts as the evening before
 */
export function useChosenEvents(nightMs = 0): ReturnType<typeof chooseEventsAt> {
  const { events, at } = useUpcomingEvents();
  // Before mount the answer's own time replaces the clock, so that server and page render the same.
  return chooseEventsAt(events, (useNow(LOOK_AT_CALENDAR_EVERY_MS) ?? at) - nightMs);
}
