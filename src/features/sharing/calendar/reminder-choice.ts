import { useEffect } from 'react';
import { REMINDERS, type Reminder } from '#core/calendar/reminder.ts';
import { persistedPreference } from '../../../data/preferences/persisted-preference.ts';

const choice = persistedPreference('calendarReminder', [...REMINDERS]);

/** Returns the reminder this device asked for last, and how to choose another; null is none. */
export function useReminder(): readonly [Reminder | null, (reminder: Reminder | null) => void] {
  useEffect(() => choice.load(), []);
  return [choice.use(), choice.set];
}
