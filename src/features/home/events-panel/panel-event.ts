import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import type { Days } from '../../../ui/page/date-block.tsx';

/** A listed event with all that the page has read from it, ready to be shown. */
export interface PanelEvent {
  readonly event: ListedEvent;
  /** Null where the date cannot be read. */
  readonly dates: Days | null;
  /** In one line; '' where nothing is known. */
  readonly place: string;
  /** Full address of its picture. */
  readonly picture: string | null;
}
