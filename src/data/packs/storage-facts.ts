import { useCallback, useEffect, useState } from 'react';
import type { StorageUsage, StoredAmount } from '#core/storage/storage-usage.ts';
import { readStorageEstimate, type StorageEstimate } from './storage-estimate.ts';

export type { StoredAmount };

export interface StorageFacts {
  /** Null if nothing can be stored at the moment. */
  readonly kept: StorageUsage | null;
  readonly room: StorageEstimate;
}

/** Returns what this device stores; null until it is counted. */
export function useStorageFacts(): { readonly facts: StorageFacts | null; readonly count: () => void } {
  const [facts, setFacts] = useState<StorageFacts | null>(null);
  const count = useCallback(() => {
    void countStored().then(setFacts);
  }, []);
  useEffect(count, [count]);
  return { facts, count };
}

/** Deletes everything that can be fetched again, and returns whether that worked. */
export async function removeFetched(): Promise<boolean> {
  const { forgetFetched } = await import('#core/storage/storage-usage.ts');
  return (await forgetFetched()).kind === 'done';
}

async function countStored(): Promise<StorageFacts> {
  const { readStorageUsage } = await import('#core/storage/storage-usage.ts');
  const [kept, room] = await Promise.all([readStorageUsage(), readStorageEstimate()]);
  return { kept: kept.kind === 'done' ? kept.value : null, room };
}
