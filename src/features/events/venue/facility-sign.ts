import type { FacilityKind } from '#content/venues/venue.ts';

/**
 * Returns the address of a sign's drawing (Phosphor, MIT). They are a file of their own, because only events with a
 * plan need them.
 */
export const facilitySign = (kind: FacilityKind) => `/venues/signs.svg#${kind}`;
