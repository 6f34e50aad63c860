/** Positions closer together than this are renumbered. */
const CLOSEST = 1e-6;

/** Returns the first position after all items of a kind. */
export const endOf = (kind: string, rows: readonly { kind: string; position: number }[]): number =>
  rows.reduce((end, row) => (row.kind === kind ? Math.max(end, row.position) : end), 0) + 1;

/** Returns the last position before all items of a kind. */
export const startOf = (kind: string, rows: readonly { kind: string; position: number }[]): number =>
  rows.reduce((start, row) => (row.kind === kind ? Math.min(start, row.position) : start), 2) - 1;

/**
 * Returns positions for items in a new order, so that as few as possible change: moving one item of a thousand is one
 * change.
 *
 * @param present the positions they have now, in the new order; null for a new item
 */
export function positionsInOrder(present: readonly (number | null)[]): number[] {
  const stay = longestRisingRun(present);
  const positions = present.map((position, index) => (stay.has(index) ? position : null));
  let before: number | null = null;
  for (let from = 0; from < positions.length; ) {
    const own = positions[from] ?? null;
    if (own !== null) {
      before = own;
      from += 1;
      continue;
    }
    let to = from;
    while (to < positions.length && (positions[to] ?? null) === null) to += 1;
    const after = positions[to] ?? null;
    const [start, step] = gapBetween(before, after, to - from);
    if (step < CLOSEST) return present.map((_, index) => index + 1);
    for (let index = from; index < to; index += 1) positions[index] = start + step * (index - from + 1);
    from = to;
  }
  return positions.map((position) => position ?? 0);
}

/** Returns where to start and how far to step for some positions between two others, each of which may be missing. */
function gapBetween(
  before: number | null,
  after: number | null,
  count: number,
): [start: number, step: number] {
  if (after === null) return [before ?? 0, 1];
  if (before === null) return [after - count - 1, 1];
  return [before, (after - before) / (count + 1)];
}

/** Returns the indexes of the longest series of positions that are in order already. */
function longestRisingRun(positions: readonly (number | null)[]): ReadonlySet<number> {
  /** `ends[n]` is the index of the smallest position that a rising series of n + 1 can end with. */
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const [index, position] of positions.entries()) {
    if (position === null) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((positions[ends[middle] ?? 0] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    previous.set(index, ends[low - 1]);
    ends[low] = index;
  }
  const run = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = previous.get(index)) run.add(index);
  return run;
}
