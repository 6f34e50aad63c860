/** How long before an entry a reminder may come, in minutes, as addresses and settings write it. */
export const REMINDERS = ['10', '30', '60'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** Reads a reminder; null for none, and for anything else. */
export function readReminder(text: string | null | undefined): Reminder | null {
  return REMINDERS.find((one) => one === text) ?? null;
}
