/**
 * Runs work at once, and then at most once per interval. Calls in between lead to one run at its end, so that nothing
 * is missed on a flaky network.
 */
export function throttle<Args extends unknown[]>(
  everyMs: number,
  work: (...args: Args) => void,
): (...args: Args) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ranAt = Number.NEGATIVE_INFINITY;
  return (...args) => {
    clearTimeout(timer);
    const run = () => {
      ranAt = performance.now();
      work(...args);
    };
    const leftMs = ranAt + everyMs - performance.now();
    if (leftMs > 0) timer = setTimeout(run, leftMs);
    else run();
  };
}
