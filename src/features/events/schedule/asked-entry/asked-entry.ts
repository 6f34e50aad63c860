import { createContext, useContext, useEffect, useRef } from 'react';
import type { ScheduleEntry } from '../../../../domain/schedule/schedule-entry.ts';

/** The entry that the address names. */
export interface AskedEntry {
  /** '' if it names none. */
  readonly id: string;
  /** Called with its row as soon as that is in the page. */
  readonly arrive: (row: HTMLElement) => void;
}

export const NOTHING_ASKED: AskedEntry = { id: '', arrive: () => {} };

export const AskedEntryContext = createContext(NOTHING_ASKED);

/** Returns what marks the row of an entry if the address names it: for the eye, and for screen readers. */
export function useAskedRow({ id }: ScheduleEntry) {
  const asked = useContext(AskedEntryContext);
  const row = useRef<HTMLLIElement>(null);
  const isAsked = asked.id !== '' && asked.id === id;
  useEffect(() => {
    if (isAsked && row.current !== null) asked.arrive(row.current);
  }, [isAsked, asked]);
  return { ref: row, ...(isAsked && ({ 'aria-current': 'true', tabIndex: -1 } as const)) };
}
