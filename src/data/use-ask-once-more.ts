import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { tryAgain } from './try-again.ts';

/**
 * Asks at once for everything on the screen that could not be brought: the visitor wants it, whatever the server wished
 * (`Retry-After`).
 */
export function useAskOnceMore(): () => void {
  const client = useQueryClient();
  return useCallback(
    () => void tryAgain(client, { type: 'active', predicate: ({ state }) => state.status === 'error' }),
    [client],
  );
}
