import { createContext, type ReactNode } from 'react';
import type { ScheduleEntry } from './schedule-entry.ts';

/** What the page puts next to each schedule entry, such as a star. */
export type DrawEntryAction = (entry: ScheduleEntry, className: string | undefined) => ReactNode;

export const EntryAction = createContext<DrawEntryAction>(() => null);
