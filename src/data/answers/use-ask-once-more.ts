import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tryAgain } from './try-again.ts';

/**
 * Asks at once for everything on the screen that could not be brought: the visitor wants it, whatever the server wished
 * (`Retry-After`).
 *
 * @returns it is settled when all that was asked for has come or has failed again
 */
export function useAskOnceMore(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => tryAgain(client, { type: 'active', predicate: ({ state }) => state.status === 'error' }),
    [client],
  );
}
