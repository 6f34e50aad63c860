import type { WrittenDays } from '../../../../domain/schedule/runs-at.ts';

/** What a sheet says besides its entries. Moments are milliseconds since 1970. */
export interface SheetFacts {
  /** The event's name, or that of the plan. */
  readonly name: string;
  readonly isProviderName: boolean;
  /** The days of the event, as the provider writes them. */
  readonly days: WrittenDays;
  readonly place: string;
  /** When the server gave the schedule; null if there is no one such moment. */
  readonly at: number | null;
  /** Where the latest times are: the path of a page on this site. */
  readonly path: string;
  /** The first moment with a time, for the name of its zone; null without any. */
  readonly zoneAt: number | null;
}
