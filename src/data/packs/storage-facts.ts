import { useCallback, useEffect, useState } from 'react';
import type { Kept, KeptFacts } from '#core/storage/kept-facts.ts';
import { readStorageEstimate, type StorageEstimate } from './storage-estimate.ts';

export type { Kept };

export interface StorageFacts {
  /** Null if nothing can be stored at the moment. */
  readonly kept: KeptFacts | null;
  readonly room: StorageEstimate;
}

/** Returns what this device stores; null until it is counted. */
export function useStorageFacts(): { readonly facts: StorageFacts | null; readonly count: () => void } {
  const [facts, setFacts] = useState<StorageFacts | null>(null);
  const count = useCallback(() => {
    void countKept().then(setFacts);
  }, []);
  useEffect(count, [count]);
  return { facts, count };
}

/** Deletes everything that can be fetched again, and returns whether that worked. */
export async function removeFetched(): Promise<boolean> {
  const { forgetFetched } = await import('#core/storage/kept-facts.ts');
  return (await forgetFetched()).kind === 'done';
}

async function countKept(): Promise<StorageFacts> {
  const { readKeptFacts } = await import('#core/storage/kept-facts.ts');
  const [kept, room] = await Promise.all([readKeptFacts(), readStorageEstimate()]);
  return { kept: kept.kind === 'done' ? kept.value : null, room };
}
