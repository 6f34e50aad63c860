/** A page whose script does not come, or that was hidden before it drew, tells nothing. */
const LONGEST_WAIT_MS = 1_000;
const MAY_WAIT: ReadonlySet<RequestDestination> = new Set(['font', 'image', 'script']);

/** When pages have drawn their first frame: they tell it themselves (`src/data/tell-first-frame.ts`). */
export function createFirstFrames() {
  const waiting = new Map<string, { drawn: Promise<void>; end: () => void; asked: Set<string> }>();

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
      waiting.set(page, { drawn, end, asked: new Set() });
    },

    /** @param page id of the page that has drawn */
    async told(page: string): Promise<void> {
      waiting.get(page)?.end();
    },

    /**
     * Resolves when a page may be given what it asks for. Its first frame shows the first picture and the first font at
     * most: others, and scripts, it asks for while that frame is under way, which they would only delay, so they wait
     * for it; so does the empty one at which a document stops (`in-two-parts.ts`). Never rejects, never hangs.
     *
     * @param kind of the file, as requests name it
     */
    async turnOf(page: string, kind: RequestDestination): Promise<void> {
      const coming = waiting.get(page);
      if (!coming || !MAY_WAIT.has(kind)) return;
      if (kind === 'script' || coming.asked.has(kind)) await coming.drawn;
      else coming.asked.add(kind);
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
