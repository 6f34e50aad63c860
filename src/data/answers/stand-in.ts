import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Source } from './page-data.ts';

/** Content from the device within a second, even where the API is silent. */
const DEVICE_AFTER_MS = 500;
/** Then the network is asked for the prerendered page too. */
const ANYWHERE_AFTER_MS = 1_500;
/** Where the call has failed, a word on that waits no longer. A page that comes later is there at its next try. */
const PATIENCE_MS = 2_000;

interface StandIn {
  /** The API gives nothing: whatever else there is, now. */
  readonly show: () => Promise<void>;
  /** The API has answered, or nothing more is to be done. */
  readonly end: () => void;
}

const NONE: StandIn = { show: async () => undefined, end: () => undefined };

/**
 * What is shown where nothing is kept and the API is slow or fails: the answer that the prerendered page of this address was
 * drawn with, as old as it is. It is shown and nothing else: not kept, not handed to the worker, and it gives way to
 * whatever the API says. Where the API answers at once nothing is asked for.
 */
export function standInFor(client: QueryClient, queryKey: QueryKey): StandIn {
  const isHere = () => client.getQueryData(queryKey) !== undefined;
  if (import.meta.env.SSR || isHere()) return NONE;
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
    show: () => tryTo('anywhere', PATIENCE_MS),
    end: () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
