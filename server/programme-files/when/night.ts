/** A time earlier than the start is of the following night, if the entry is not longer than this. */
export const LONGEST_NIGHT_MINUTES = 12 * 60;
export const DAY_MINUTES = 24 * 60;
