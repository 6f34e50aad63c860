/**
 * Does something again and again, one piece each time the browser is idle, once the page has been left alone for long.
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
