import { useNow } from '../../data/visit/use-now.ts';
import { chooseEventsAt } from './event-choice.ts';
import { useUpcomingEvents } from './use-upcoming-events.ts';

const LOOK_AT_CALENDAR_EVERY_MS = 60_000;

/**
 * The event that runs and the one that comes next, each where there is one.
 *
 * @param nightMs how long after midnight it is still the evening before
 */
export function useChosenEvents(nightMs = 0): ReturnType<typeof chooseEventsAt> {
  const { events, at } = useUpcomingEvents();
  // Before mount the answer's own time stands for the clock, so that server and page draw the same.
  return chooseEventsAt(events, (useNow(LOOK_AT_CALENDAR_EVERY_MS) ?? at) - nightMs);
}
