/** `Date` counts in whole seconds and answers travel: smaller differences say nothing. */
const WORTH_CORRECTING_MS = 2_000;
/** One answer alone moves the clock this far and no further: a slow line or a lazy proxy does not tell more exactly. */
const LARGEST_STEP_MS = 30_000;

/** How far a device's clock is off, as far as servers have agreed on it. */
export interface AgreedClock {
  /** Server time minus device time, milliseconds. */
  offsetMs(): number;
  /** Whether the last answer that told the time agrees; false while none has. */
  isAgreed(): boolean;
  /**
   * Takes in what one answer tells.
   *
   * @param by the call that was answered: one and the same cannot confirm itself
   */
  hear(by: string, measuredMs: number): void;
}

/**
 * Follows the server's clock. A jump needs two answers of different calls, one after the other, that agree: one `Date`
 * may be anything.
 */
export function createAgreedClock(knownMs = 0): AgreedClock {
  let offsetMs = knownMs;
  let doubt: { readonly by: string; readonly offsetMs: number } | null = null;
  let wasHeard = false;
  return {
    offsetMs: () => offsetMs,
    isAgreed: () => wasHeard && doubt === null,
    hear(by, measuredMs) {
      wasHeard = true;
      const told = Math.abs(measuredMs) < WORTH_CORRECTING_MS ? 0 : measuredMs;
      const isNear = (other: number) => Math.abs(told - other) <= LARGEST_STEP_MS;
      if (!isNear(offsetMs) && (doubt === null || doubt.by === by || !isNear(doubt.offsetMs))) {
        doubt = { by, offsetMs: told };
        return;
      }
      doubt = null;
      if (Math.abs(told - offsetMs) >= WORTH_CORRECTING_MS) offsetMs = told;
    },
  };
}
