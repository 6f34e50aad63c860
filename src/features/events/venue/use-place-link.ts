import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { venueOf } from '#content/venues/venues.ts';
import type { PlaceLink } from '../../../domain/venues/place-link.ts';
import { placeAnchor, placeOf } from '../../../domain/venues/place-of.ts';
import { withoutEntry } from '../../../navigation/without-entry.ts';

/** Returns what links the places of an event's schedule to its plan. The schedule's choices stay in the address. */
export function usePlaceLink(eventPath: string): PlaceLink {
  const { pathname, search } = useLocation();
  return useCallback(
    (address) => {
      const venue = venueOf(eventPath);
      const place = venue && placeOf(venue, address);
      return place === undefined ? null : `${pathname}${withoutEntry(search)}#${placeAnchor(place.key)}`;
    },
    [eventPath, pathname, search],
  );
}
