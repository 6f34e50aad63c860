import type { CalendarEntry } from '#core/calendar/calendar-entry.ts';
import type { Reminder } from '#core/calendar/reminder.ts';

/** Something that can go into a calendar: a whole schedule, a day, a plan, one entry. */
export interface CalendarChoice {
  readonly id: string;
  /** '' if there is nothing to choose from. */
  readonly label: string;
  /** What calendars call it. */
  readonly name: string;
  /** Entries whose start is known. */
  readonly entries: readonly CalendarEntry[];
  /** Whether some entries have no time yet, so that they are missing. */
  readonly isIncomplete: boolean;
  /** Whether whoever adds it wants to be there. */
  readonly isBusy: boolean;
  /** Whether it is what somebody has saved, which not everybody may know. */
  readonly isPlan: boolean;
  /** Name of the file. */
  readonly file: string;
  /** The path that keeps it up to date; null if there is none. */
  readonly subscription: ((reminder: Reminder | null) => string | null) | null;
}
