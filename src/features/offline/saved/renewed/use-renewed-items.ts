import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useConnection } from '../../../../data/connection/connection.ts';
import type { SavedRow } from '../../../../data/saved/saved-ref.ts';
import { prefetchAnswers, readCachedAnswers } from '../queries.ts';
import type { SiteRules } from '../site-rules.ts';
import { type RenewedItem, renewItems } from './renewed-item.ts';

/** Returns saved items with the latest known data. It is requested once, and again when back online. */
export function useRenewedItems(rows: readonly SavedRow[], rules: SiteRules): readonly RenewedItem[] {
  const client = useQueryClient();
  const connection = useConnection();
  const [changes, setChanges] = useState(0);
  const refs = useMemo(() => rows.map(({ ref }) => ref), [rows]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the return of the network triggers another request
  useEffect(() => prefetchAnswers(client, refs), [client, refs, connection]);

  useEffect(() => {
    return client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') setChanges((count) => count + 1);
    });
  }, [client]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers live outside React
  return useMemo(
    () => renewItems(rows, readCachedAnswers(client, refs), rules),
    [rows, client, refs, rules, changes],
  );
}
