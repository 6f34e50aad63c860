import type { ListedEvent } from '#core/contract/event-list.ts';

/** A listed event with all that the page has read from it, ready to be shown. */
export interface PanelEvent {
  readonly event: ListedEvent;
  /** Days as large figures with their month; null where the date cannot be read. */
  readonly dates: {
    readonly from: string;
    readonly to: string | undefined;
    /** Month and year. */
    readonly caption: string;
    /** The span in words; undefined for one day. */
    readonly spoken: string | undefined;
  } | null;
  /** In one line; '' where nothing is known. */
  readonly place: string;
  /** Full address of its picture. */
  readonly picture: string | null;
}
