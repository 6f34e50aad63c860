import { liveQuery } from 'dexie';

export type StopWatching = () => void;

const WATCH_AGAIN_AFTER_MS = 30_000;

/**
 * Follows what a query finds, through every tab and the worker. Without storage there is nothing to see; it is
 * looked for again now and then.
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
