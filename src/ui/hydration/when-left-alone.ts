/**
 * Runs work repeatedly, one piece whenever the browser is idle, after the page has been untouched for `restMs`.
 *
 * @returns stops it
 */
export function whenLeftAlone(restMs: number, work: () => void): () => void {
  let isOver = false;
  const whenFree: typeof requestIdleCallback | undefined = globalThis.requestIdleCallback;
  const again = () => {
    if (isOver) return;
    work();
    next();
  };
  const next = () => (whenFree ? whenFree(again) : setTimeout(again, 1_000));
  const timer = setTimeout(next, restMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
