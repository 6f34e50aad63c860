import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { venueOf } from '#content/venues/venues.ts';
import type { PlaceLink, PlanOnPage } from '../../../domain/venues/place-link.ts';
import { placeAnchor, placeOf } from '../../../domain/venues/place-of.ts';
import { paths } from '../../../navigation/paths.ts';
import { withoutEntry } from '../../../navigation/without-entry.ts';

/** Returns what links the places of an event's schedule to its plan. The schedule's choices stay in the address. */
export function usePlaceLink(eventPath: string): PlaceLink {
  const { pathname, search } = useLocation();
  return useCallback(
    (address) => {
      const hash = hashOf(eventPath, address);
      return hash === null ? null : `${pathname}${withoutEntry(search)}${hash}`;
    },
    [eventPath, pathname, search],
  );
}

/** Returns what links places to the event's plan from any other page. */
export function usePlaceLinkFromElsewhere(eventPath: string): PlaceLink {
  return useCallback(
    (address) => {
      const hash = hashOf(eventPath, address);
      return hash === null ? null : paths.event(eventPath) + hash;
    },
    [eventPath],
  );
}

/** Returns what leads from the rows of a schedule to the plan on the same page. */
export function usePlanOnPage(eventPath: string): PlanOnPage {
  const navigate = useNavigate();
  return useMemo(() => {
    const found = new Map<string, string | null>();
    return {
      hashOf(address) {
        const known = found.get(address);
        if (known !== undefined) return known;
        const hash = hashOf(eventPath, address);
        found.set(address, hash);
        return hash;
      },
      // The address is read when it is needed: rows that knew it would all be drawn again with each filter.
      go: (hash) => void navigate({ search: withoutEntry(location.search), hash }),
    };
  }, [eventPath, navigate]);
}

function hashOf(eventPath: string, address: string): string | null {
  const venue = venueOf(eventPath);
  const place = venue && placeOf(venue, address);
  return place === undefined ? null : `#${placeAnchor(place.key)}`;
}
