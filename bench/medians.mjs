/** Returns the middle value; for an even number of values, the mean of the two in the middle. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Returns the medians of all figures of several runs, with the range of each.
 *
 * @param {readonly Record<string, number>[]} runs of one page
 * @returns {Record<string, { median: number, least: number, most: number }>}
 */
export function summary(runs) {
  const names = Object.keys(runs[0]).filter((name) => typeof runs[0][name] === 'number');
  return Object.fromEntries(
    names.map((name) => {
      const values = runs.map((run) => run[name]);
      return [name, { median: median(values), least: Math.min(...values), most: Math.max(...values) }];
    }),
  );
}
