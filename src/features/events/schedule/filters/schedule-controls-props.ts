import type { Filtered, FilterOptions } from '../../../../domain/schedule/filter-entries.ts';
import type { Order, ScheduleChoice } from '../schedule-choice.ts';

/** What the controls of a schedule are given, and each group of them takes its part. */
export interface ScheduleControlsProps {
  readonly options: FilterOptions;
  /** How many entries each option would show; null while not all entries are known. */
  readonly counts: Filtered['counts'] | null;
  readonly choice: ScheduleChoice;
  /** The order that is shown, chosen or not. */
  readonly order: Order;
  readonly choose: (change: Partial<ScheduleChoice>) => void;
}
