import { useCallback, useEffect, useState } from 'react';
import type { Kept, KeptFacts } from '#core/storage/kept-facts.ts';

export type { Kept };

/** What the browser says of the room it gives this site; null where it says nothing. */
export interface Room {
  readonly usedBytes: number | null;
  readonly givenBytes: number | null;
  /** Whether the browser has promised not to clear it by itself. */
  readonly isPersistent: boolean | null;
}

export interface DeviceFacts {
  /** Null where nothing can be kept just now. */
  readonly kept: KeptFacts | null;
  readonly room: Room;
}

/** What this device keeps; null until it is counted. */
export function useDeviceFacts(): { readonly facts: DeviceFacts | null; readonly count: () => void } {
  const [facts, setFacts] = useState<DeviceFacts | null>(null);
  const count = useCallback(() => {
    void countKept().then(setFacts);
  }, []);
  useEffect(count, [count]);
  return { facts, count };
}

/** Removes everything that can be fetched again; says whether that was done. */
export async function removeFetched(): Promise<boolean> {
  const { forgetFetched } = await import('#core/storage/kept-facts.ts');
  return (await forgetFetched()).kind === 'done';
}

async function countKept(): Promise<DeviceFacts> {
  const { readKeptFacts } = await import('#core/storage/kept-facts.ts');
  const [kept, estimate, isPersistent] = await Promise.all([
    readKeptFacts(),
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => undefined),
  ]);
  return {
    kept: kept.kind === 'done' ? kept.value : null,
    room: {
      usedBytes: estimate?.usage ?? null,
      givenBytes: estimate?.quota ?? null,
      isPersistent: isPersistent ?? null,
    },
  };
}
