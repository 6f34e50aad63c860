import { riversideGrounds } from './riverside-grounds.ts';
import type { Venue } from './venue.ts';

/** The venues that have a plan. An event without one shows its places in words, as the provider gives them. */
export const venues: readonly Venue[] = [riversideGrounds];

/** Returns the venue of an event, by the event's path. */
export function venueOf(eventPath: string): Venue | undefined {
  return venues.find(({ eventPaths }) => eventPaths.includes(eventPath));
}
