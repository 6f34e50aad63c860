import { createContext, type ReactNode } from 'react';
import type { ScheduleEntry } from '../schedule/schedule-entry.ts';

/** What the page writes on a schedule entry that has changed, such as "New time". */
export type DrawEntryLabel = (entry: ScheduleEntry) => ReactNode;

export const NO_LABEL: DrawEntryLabel = () => null;

export const EntryLabel = createContext<DrawEntryLabel>(NO_LABEL);
