import { ACCESS_QUESTIONS, type AccessQuestion, type FacilityKind } from '#content/venues/venue.ts';
import { venues } from '#content/venues/venues.ts';
import { placeAnchor } from '../../../../domain/venues/place-of.ts';
import { paths } from '../../../../navigation/paths.ts';
import { facilityWords } from './facility-words.ts';
import type { SearchEntry } from './search-entry.ts';

/** How the site names what a venue has, in the language of the page. */
export interface VenueNames {
  readonly ofAccess: (question: AccessQuestion) => string;
  readonly ofFacility: (kind: FacilityKind) => string;
}

/**
 * The places and facilities of all venues: "accessible toilet" is found in every language, and so is a place by what is
 * known to be there. What it does not have is not searched, because it would be found by the same words.
 */
export function* venueEntries(names: VenueNames): Generator<SearchEntry> {
  for (const { name, eventPaths, places, facilities } of venues) {
    for (const eventPath of eventPaths) {
      const event = paths.event(eventPath);
      for (const { key, name: title, access, directions = '' } of places)
        yield {
          kind: 'place',
          address: `${event}#${placeAnchor(key)}`,
          title,
          line: name,
          text: [directions, ...ACCESS_QUESTIONS.filter((one) => access[one] === true).map(names.ofAccess)]
            .filter(Boolean)
            .join(' · '),
          isPart: true,
        };
      for (const { kind, where } of facilities)
        yield {
          kind: 'place',
          address: `${event}#venue`,
          title: names.ofFacility(kind),
          line: name,
          text: where,
          words: facilityWords(kind),
          isPart: true,
        };
    }
  }
}
