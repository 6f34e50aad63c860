import { liveQuery } from 'dexie';

export type StopWatching = () => void;

const WATCH_AGAIN_AFTER_MS = 30_000;

/**
 * Watches the result of a query, across all tabs and the worker. Without storage there is no result; it is tried again
 * from time to time.
 */
export function watch<Row>(query: () => Promise<Row>, listener: (rows: Row) => void): StopWatching {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let subscription = subscribe();
  function subscribe() {
    return liveQuery(query).subscribe({
      next: listener,
      error: () => {
        timer = setTimeout(() => {
          subscription = subscribe();
        }, WATCH_AGAIN_AFTER_MS);
      },
    });
  }
  return () => {
    clearTimeout(timer);
    subscription.unsubscribe();
  };
}
