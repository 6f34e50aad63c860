/** An end earlier than the start is in the following night, if the entry is then no longer than this. */
export const LONGEST_NIGHT_MINUTES = 12 * 60;
export const DAY_MINUTES = 24 * 60;
