import { QueryClient } from '@tanstack/react-query';

const KEPT_UNUSED_MS = 30 * 60_000;

/**
 * The page's memory of answers. Time limits live below this one; what is to be asked again is decided by
 * `retry-failed.ts` and `ask-again.ts`: a browser's own idea of being online decides nothing (it is true on dead
 * venue Wi-Fi, decision Q-68).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: 5_000,
        // A prerendered page is done when it is drawn; a timer would only keep the build waiting.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : KEPT_UNUSED_MS,
      },
    },
  });
}
