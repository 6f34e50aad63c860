import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import type { Days } from '../../../ui/page/date-block.tsx';

/** A listed event with everything the panel shows, ready to render. */
export interface PanelEvent {
  readonly event: ListedEvent;
  /** Null if the date is unreadable. */
  readonly dates: Days | null;
  /** In one line; '' if unknown. */
  readonly place: string;
  /** The full address of its picture. */
  readonly picture: string | null;
}
