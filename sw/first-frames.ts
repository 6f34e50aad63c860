/** A page whose script does not come, or that was hidden before it drew, tells nothing. */
const LONGEST_WAIT_MS = 1_000;

/** When pages have drawn their first frame: they tell it themselves (`src/data/tell-first-frame.ts`). */
export function createFirstFrames() {
  const waiting = new Map<string, () => void>();

  return {
    /** @param page id of the page that has drawn */
    async told(page: string): Promise<void> {
      waiting.get(page)?.();
    },

    /**
     * Resolves when the page has told, or has had the time for it. Never rejects, never hangs.
     *
     * @param page id of the page that is still to come
     */
    drawn(page: string): Promise<void> {
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(limit);
          waiting.delete(page);
          resolve();
        };
        const limit = setTimeout(end, LONGEST_WAIT_MS);
        waiting.set(page, end);
      });
    },
  };
}
