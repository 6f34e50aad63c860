/** Work that never ends must not keep a kiosk from its next visitor. */
const HELD_AT_MOST_MS = 10 * 60_000;

const begun = new Set<{ readonly at: number }>();

/** Counts as presence while this work goes on, ten minutes at most. */
export async function holdVisit<Result>(work: Promise<Result>): Promise<Result> {
  const one = { at: performance.now() };
  begun.add(one);
  try {
    return await work;
  } finally {
    begun.delete(one);
  }
}

export const isVisitHeld = (): boolean =>
  [...begun].some(({ at }) => performance.now() - at < HELD_AT_MOST_MS);
