/** Brings something at the first of several occasions; where it does not come, the next occasion tries again. */
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
