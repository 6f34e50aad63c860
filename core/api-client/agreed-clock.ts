/** `Date` has a resolution of one second and answers take time to arrive, so smaller differences mean nothing. */
const WORTH_CORRECTING_MS = 2_000;
/** The largest step a single answer may cause: a slow connection or a sloppy proxy makes `Date` inexact. */
const LARGEST_STEP_MS = 30_000;

/** How far the device's clock is off, as far as answers of the server agree on it. */
export interface AgreedClock {
  /** Server time minus device time, milliseconds. */
  offsetMs(): number;
  /** Whether the last answer with a time agrees; false before the first one. */
  isAgreed(): boolean;
  /**
   * Takes in the difference measured from one answer.
   *
   * @param by the call that was answered; a call cannot confirm itself
   */
  add(by: string, measuredMs: number): void;
}

/**
 * Follows the server's clock. A single `Date` may be wrong, so a jump needs two consecutive answers of different calls
 * that agree.
 */
export function createAgreedClock(knownMs = 0): AgreedClock {
  let offsetMs = knownMs;
  let doubt: { readonly by: string; readonly offsetMs: number } | null = null;
  let hasMeasured = false;
  return {
    offsetMs: () => offsetMs,
    isAgreed: () => hasMeasured && doubt === null,
    add(by, measuredMs) {
      hasMeasured = true;
      const measured = Math.abs(measuredMs) < WORTH_CORRECTING_MS ? 0 : measuredMs;
      const isNear = (other: number) => Math.abs(measured - other) <= LARGEST_STEP_MS;
      if (!isNear(offsetMs) && (doubt === null || doubt.by === by || !isNear(doubt.offsetMs))) {
        doubt = { by, offsetMs: measured };
        return;
      }
      doubt = null;
      if (Math.abs(measured - offsetMs) >= WORTH_CORRECTING_MS) offsetMs = measured;
    },
  };
}
