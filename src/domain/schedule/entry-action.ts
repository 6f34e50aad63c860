import { createContext, type ReactNode } from 'react';
import type { ScheduleEntry } from './schedule-entry.ts';

/** What the page puts next to each schedule entry, such as a star. */
export type DrawEntryAction = (entry: ScheduleEntry, className: string | undefined) => ReactNode;

export const EntryAction = createContext<DrawEntryAction>(() => null);

/**
 * Whether what the page puts next to an entry leads to a map of its place, so that a narrow row needs no link of its own
 * for that.
 */
export const MapsAreInMenu = createContext(false);
