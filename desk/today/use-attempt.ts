import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inWords, refusalOf } from '../api/desk-failure.ts';
import { contentChanged } from '../api/queries.ts';

/** The kind of the entries of a schedule. */
export const ENTRIES = 'scheduleEntry';

/** Work that changes entries: whether it is under way, what the last one said, and how to begin one. */
export interface Attempt {
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Resolves to whether it was done. Afterwards the entries are asked for again. */
  readonly attempt: (work: () => Promise<void>) => Promise<boolean>;
}

/** Runs work that changes entries, then reads them again; keeps why it failed. */
export function useAttempt(): Attempt {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      await contentChanged(client, ENTRIES);
      return true;
    } catch (error) {
      setFailure(explain(error));
      // Shows what others have changed since. Without a connection there is nothing to wait for.
      if (refusalOf(error)) await contentChanged(client, ENTRIES);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, attempt };
}

function explain(error: unknown): string {
  const refusal = refusalOf(error);
  if (refusal?.current === undefined)
    return refusal?.problems?.map(({ message }) => message).join(' ') || inWords(error);
  return refusal.current
    ? `${refusal.current.author} changed this entry in the meantime. You see the latest version; make your change again if it’s still needed.`
    : 'Somebody removed this entry in the meantime.';
}
