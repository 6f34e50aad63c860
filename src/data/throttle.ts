/**
 * Lets work run at once, and then at most once in the given time. What is asked for meanwhile is one run at the end of
 * it, so that nothing is missed when a network comes and goes.
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
