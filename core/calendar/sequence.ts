/** SEQUENCE counts from here. It must stay below 2^31, which minutes do for four thousand years. */
const FIRST_MINUTE = Date.UTC(2024, 0, 1);
const MINUTE_MS = 60_000;

/**
 * Returns the revision number of an entry (SEQUENCE, RFC 5545, 3.8.7.4): the minute from which it has been as it is, as
 * far as known. So it grows when an entry moves, without anybody counting, and of two files the one with the newer
 * schedule wins, whichever of them is opened last (record 30).
 *
 * @param at milliseconds since 1970
 */
export function sequenceAt(at: number): number {
  return Math.max(0, Math.floor((at - FIRST_MINUTE) / MINUTE_MS));
}
