import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Asks at once for everything on the screen that could not be brought: the visitor wants it. */
export function useAskOnceMore(): () => void {
  const client = useQueryClient();
  return useCallback(
    () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
    [client],
  );
}
