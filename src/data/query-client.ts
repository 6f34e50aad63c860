import { QueryClient } from '@tanstack/react-query';

const KEPT_UNUSED_MS = 30 * 60_000;

/**
 * The page's memory of answers. Retries and time limits live in one place, below this one; a browser's
 * own idea of being online decides nothing (it is true on dead venue Wi-Fi, decision Q-68).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        staleTime: 5_000,
        // A prerendered page is done when it is drawn; a timer would only keep the build waiting.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : KEPT_UNUSED_MS,
      },
    },
  });
}
