/** Loads something on the first of several occasions; if it fails to load, the next occasion tries again. */
export function lazyOnce(bring: () => Promise<void>): () => void {
  let isBrought = false;
  return () => {
    if (isBrought) return;
    isBrought = true;
    bring().catch(() => {
      isBrought = false;
    });
  };
}
