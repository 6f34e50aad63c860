/** A stretch of time, in milliseconds since 1970; its end is exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A shorter gap is taken by the way from one place to the next. */
export const SHORTEST_GAP_MS = 30 * 60_000;

/** Whether two stretches share a moment. */
export function overlap(one: Stretch, other: Stretch): boolean {
  return one.from < other.to && other.from < one.to;
}

/**
 * Returns the gaps in which nobody has planned anything, in their order.
 *
 * @param taken what all of them have planned, in any order
 * @param hours the festival's hours of a day, from its first entry to the end of its last
 */
export function freeTogether(
  taken: readonly Stretch[],
  hours: Stretch,
  shortestMs: number = SHORTEST_GAP_MS,
): Stretch[] {
  const gaps: Stretch[] = [];
  let free = hours.from;
  const note = (to: number) => {
    if (to - free >= shortestMs) gaps.push({ from: free, to });
  };
  for (const { from, to } of taken.filter((one) => overlap(one, hours)).sort((a, b) => a.from - b.from)) {
    note(from);
    free = Math.max(free, to);
  }
  note(hours.to);
  return gaps;
}
