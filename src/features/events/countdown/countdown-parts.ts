/** Time left, in the units a visitor reads. */
export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const SECOND_MS = 1_000;

/**
 * Returns the time left until a moment, both in milliseconds since 1970. Null at zero and after it, never negative. A
 * started second counts as a whole one, so that the last second shown is 1.
 */
export function countdownParts(target: number, now: number): CountdownParts | null {
  const left = Math.ceil((target - now) / SECOND_MS);
  if (!(left > 0)) return null;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
