/**
 * What is left to do on a slow phone when the letters have been asked for: layout, paint, and what other threads need
 * of a processor until the picture is on the screen.
 */
const FRAME_MS = 100;
/** A page in the background draws nothing, and letters may be here already. */
const LONGEST_WAIT_MS = 300;

type AskedBy = Pick<FetchEvent, 'clientId' | 'request'>;

/**
 * When pages draw their first frame. No event tells that to a worker, but a page that begins to lay out its text asks
 * for the letters it needs: for those that no tag has named, at that moment and not before.
 */
export function createFirstFrames() {
  const waiting = new Map<string, (path: string) => void>();

  return {
    /** Every request of a page comes by here. */
    heard({ clientId, request }: AskedBy): void {
      if (request.destination === 'font') waiting.get(clientId)?.(new URL(request.url).pathname);
    },

    /**
     * Resolves when the page has had the time for its first frame. Never rejects, never hangs.
     *
     * @param clientId the page
     * @param front what has been sent of it
     */
    drawn(clientId: string, front: string): Promise<void> {
      return new Promise((resolve) => {
        const end = () => {
          waiting.delete(clientId);
          resolve();
        };
        const limit = setTimeout(end, LONGEST_WAIT_MS);
        waiting.set(clientId, (path) => {
          if (front.includes(`href="${path}"`)) return;
          waiting.delete(clientId);
          clearTimeout(limit);
          setTimeout(end, FRAME_MS);
        });
      });
    },
  };
}
