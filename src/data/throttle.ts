/**
 * Runs work at once, and then at most once per interval. Calls in between lead to one run at its end, so that nothing
 * is missed on a flaky network.
 */
export function throttle<Told extends unknown[]>(
  everyMs: number,
  work: (...told: Told) => void,
): (...told: Told) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ranAt = Number.NEGATIVE_INFINITY;
  return (...told) => {
    clearTimeout(timer);
    const run = () => {
      ranAt = performance.now();
      work(...told);
    };
    const leftMs = ranAt + everyMs - performance.now();
    if (leftMs > 0) timer = setTimeout(run, leftMs);
    else run();
  };
}
