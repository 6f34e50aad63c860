import { QueryClient } from '@tanstack/react-query';

const KEPT_UNUSED_MS = 30 * 60_000;

/**
 * Creates the page's in-memory cache of answers. Time limits apply below this layer; `retry-failed.ts` and
 * `ask-again.ts` decide what is requested again. The browser's own online flag decides nothing: it is true on dead
 * venue Wi-Fi (reading Q-68).
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
        // Prerendering ends when the page is rendered; a timer would only keep the build waiting.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : KEPT_UNUSED_MS,
      },
    },
  });
}
