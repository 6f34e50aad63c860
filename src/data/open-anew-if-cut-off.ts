const LONGEST_WAIT_MS = 3_000;
/** Twice in a row it is not a moment's bad luck, and whoever reads what is there is not to be torn away from it. */
const SECOND_WAIT_MS = 15_000;

/**
 * Loads a page from the device anew when its rest does not come: a worker that is ended in the middle of giving a
 * document (`sw/in-two-parts.ts`) leaves it loading for ever, with its first screen and no script but the one that
 * calls this.
 */
export function openAnewIfCutOff(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const limit = visit?.type === 'reload' ? SECOND_WAIT_MS : LONGEST_WAIT_MS;
  setTimeout(() => {
    if (document.readyState === 'loading') location.reload();
  }, limit);
}
