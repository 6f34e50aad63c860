import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isPreview } from '#core/preview.ts';
import type { Source } from './page-data.ts';

/** Shows content from the device within a second, even if the API does not respond. */
const DEVICE_AFTER_MS = 500;
/** After that, the prerendered page is also requested from the network. */
const ANYWHERE_AFTER_MS = 1_500;
/** After a failed call, the error message waits no longer than this. A page that arrives later serves the next try. */
const LONGEST_WAIT_MS = 2_000;

interface StandIn {
  /** The API gives nothing: show whatever else there is, now. */
  readonly show: () => Promise<void>;
  /** The API has answered, or there is nothing more to do. */
  readonly end: () => void;
}

const NONE: StandIn = { show: async () => undefined, end: () => undefined };

/**
 * Shows fallback data when nothing is cached and the API is slow or fails: the answer this address's prerendered page
 * was rendered with, and its age. It is only shown: never stored, never handed to the worker, and replaced by whatever
 * the API says. If the API answers at once, nothing is requested.
 */
export function standInFor(client: QueryClient, queryKey: QueryKey): StandIn {
  const isHere = () => client.getQueryData(queryKey) !== undefined;
  // A preview shows the working copy or nothing: what is published would look like it.
  if (import.meta.env.SSR || isPreview() || isHere()) return NONE;
  let isOver = false;
  const look = async (source: Source, patienceMs?: number) => {
    if (isOver || isHere()) return;
    const { answerInPage } = await import('./page-data.ts');
    const answer = await answerInPage(hashKey(queryKey), source, patienceMs);
    if (answer !== null && !isOver && !isHere())
      client.setQueryData(queryKey, { ...answer, isStandIn: true }, { updatedAt: 0 });
  };
  const tryTo = (source: Source, patienceMs?: number) => look(source, patienceMs).catch(() => undefined);
  const timers = [
    ...(navigator.serviceWorker?.controller ? [setTimeout(tryTo, DEVICE_AFTER_MS, 'device')] : []),
    setTimeout(tryTo, ANYWHERE_AFTER_MS, 'anywhere'),
  ];
  return {
    show: () => tryTo('anywhere', LONGEST_WAIT_MS),
    end: () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
