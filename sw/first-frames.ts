/** A page whose script does not come, or that was hidden before it drew, tells nothing. */
const LONGEST_WAIT_MS = 1_000;

/** When pages have drawn their first frame: they tell it themselves (`src/data/tell-first-frame.ts`). */
export function createFirstFrames() {
  const waiting = new Map<string, { drawn: Promise<void>; end: () => void }>();

  return {
    /** @param page id of the page that is to come now */
    coming(page: string): void {
      let end = () => {};
      const drawn = new Promise<void>((resolve) => {
        const limit = setTimeout(() => end(), LONGEST_WAIT_MS);
        end = () => {
          clearTimeout(limit);
          waiting.delete(page);
          resolve();
        };
      });
      waiting.set(page, { drawn, end });
    },

    /** @param page id of the page that has drawn */
    async told(page: string): Promise<void> {
      waiting.get(page)?.end();
    },

    /**
     * Resolves when the page that comes has told, or has had the time for it; at once for one that has drawn before or
     * was not announced. Never rejects, never hangs.
     */
    drawn(page: string): Promise<void> {
      return waiting.get(page)?.drawn ?? Promise.resolve();
    },
  };
}
