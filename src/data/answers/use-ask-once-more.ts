import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tryAgain } from './try-again.ts';

/**
 * Retries everything on the screen that failed to load. The visitor asks for it, so `Retry-After` is ignored.
 *
 * @returns resolves when everything has loaded or failed again
 */
export function useAskOnceMore(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => tryAgain(client, { type: 'active', predicate: ({ state }) => state.status === 'error' }),
    [client],
  );
}
