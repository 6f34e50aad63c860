const DAY_MINUTES = 1_440;
const MOST_MINUTES = 366 * DAY_MINUTES;
/** `hh:mm`, or `d:hh:mm`, the way frab and pretalx write more than a day. */
const CLOCK = /^(?:(\d{1,3}):)?(\d{1,4}):(\d{2})$/;

/** Reads the length of a conference session, in minutes: `00:45`, `1:02:00`, `45`; null for anything else. */
export function readSessionLength(text: string): number | null {
  const given = text.trim();
  const [, days = '0', hours, minutes] = CLOCK.exec(given) ?? [];
  if (hours === undefined) return /^\d{1,5}$/.test(given) ? Number(given) : null;
  const length = Number(days) * DAY_MINUTES + Number(hours) * 60 + Number(minutes);
  return length <= MOST_MINUTES ? length : null;
}
