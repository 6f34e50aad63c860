import type { Reminder } from '#core/calendar/reminder.ts';
import { writeCalendar } from '#core/calendar/write-calendar.ts';
import { settings } from '#core/settings.ts';
import type { CalendarChoice } from './calendar-choice.ts';

/** Safari reads the file some time after the press. */
const KEPT_FOR_MS = 60_000;

/** Hands a calendar file to the browser. It is written on this device and needs no network. */
export function downloadCalendar(
  { name, entries, isBusy, file }: CalendarChoice,
  reminder: Reminder | null,
): void {
  const text = writeCalendar({
    name,
    entries,
    isBusy,
    publisher: settings.productName,
    zone: settings.eventTimeZone,
    reminderMinutes: reminder === null ? null : Number(reminder),
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR_MS);
}
