import type { Venue, VenuePlace } from '#content/venues/venue.ts';
import { venueOf } from '#content/venues/venues.ts';
import { foldedText } from '#core/text/folded-text.ts';

/** Returns the part of an address that names the place: "Lyre Hall" of "Lyre Hall, Riverside Grounds". */
const placeName = (address: string) => foldedText(address.split(/[,،、，]/)[0] ?? '');

/**
 * Finds the place of the plan that an entry's address names. Capitals, spaces and punctuation do not count, because
 * programmes are typed by hand.
 *
 * @returns undefined if the plan does not have it
 */
export function placeOf(venue: Venue, address: string): VenuePlace | undefined {
  const name = placeName(address);
  return name === '' ? undefined : venue.places.find((place) => placeName(place.name) === name);
}

/** The id of a place's row on the event page, and so the end of its address. */
export const placeAnchor = (key: string) => `place-${key}`;

/** The anchors of all places that an event's plan has. */
export const placeAnchors = (eventPath: string): readonly string[] =>
  venueOf(eventPath)?.places.map(({ key }) => placeAnchor(key)) ?? [];
