/** Loads something on the first of several occasions; if it fails to load, the next occasion tries again. */
export function lazyOnce(load: () => Promise<void>): () => void {
  let isBrought = false;
  return () => {
    if (isBrought) return;
    isBrought = true;
    load().catch(() => {
      isBrought = false;
    });
  };
}
