import { createStore } from '../../../data/store.ts';
import type { ScheduleEntry } from '../../../domain/schedule/schedule-entry.ts';

/** The schedule entry whose menu is open: there is one dialog for all rows, however many there are. */
export const pressedEntry = createStore<ScheduleEntry | null>(null);
