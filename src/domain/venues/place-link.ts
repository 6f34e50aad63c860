import { createContext } from 'react';

/** Returns the address at which an entry's place is shown on the venue's plan; null if the plan does not have it. */
export type PlaceLink = (address: string) => string | null;

/** Links the places in a schedule to the plan. Without a plan they are words. */
export const PlaceLinkContext = createContext<PlaceLink>(() => null);

/** Leads from the rows of a schedule to the plan further down on their page. It never changes: no row is drawn again. */
export interface PlanOnPage {
  /** Returns the end of the address at which an entry's place is shown; null if the plan does not have it. */
  readonly hashOf: (address: string) => string | null;
  readonly go: (hash: string) => void;
}

export const PlanOnPageContext = createContext<PlanOnPage | null>(null);
