import type { DayPart } from './day-part.ts';
import type { Round } from './round-of.ts';

/** The value of a filter that is only on or off. */
export const ON = 'yes';

/** What a visitor wants to see of a schedule; '' means everything. */
export interface EntryFilter {
  readonly game: string;
  readonly place: string;
  readonly part: DayPart | '';
  readonly round: Round | '';
  /** Only starred entries. */
  readonly saved: typeof ON | '';
  /** Only what starts later today. */
  readonly ahead: typeof ON | '';
  /** Only what is at places that are known to be reachable without steps. */
  readonly stepFree: typeof ON | '';
}

export type FilterName = keyof EntryFilter;

export const NO_FILTER: EntryFilter = {
  game: '',
  place: '',
  part: '',
  round: '',
  saved: '',
  ahead: '',
  stepFree: '',
};

export const FILTER_NAMES = Object.keys(NO_FILTER) as readonly FilterName[];

/** Returns how many filters are set. */
export function filterCount(filter: EntryFilter): number {
  return FILTER_NAMES.filter((name) => filter[name] !== '').length;
}
