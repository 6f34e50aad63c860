import { createContext } from 'react';

/** Returns the address at which an entry's place is shown on the venue's plan; null if the plan does not have it. */
export type PlaceLink = (address: string) => string | null;

/** Links the places in a schedule to the plan. Without a plan they are words. */
export const PlaceLinkContext = createContext<PlaceLink>(() => null);
