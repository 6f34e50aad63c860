import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskItem } from '#core/desk/content.ts';
import { DeskFailure, inWords, refusalOf } from '../api/desk-failure.ts';
import { allItems, changeItem, getItem, removeItems } from '../api/items.ts';
import { putBack } from '../api/put-back.ts';
import { contentChanged } from '../api/queries.ts';
import type { Body } from '../content/form/body.ts';
import {
  forgetChange,
  isUnmoved,
  rememberChange,
  type TodaysChange,
  whenAndWhere,
} from './todays-changes.ts';

/** The kind of the entries of a schedule. */
export const ENTRIES = 'scheduleEntry';

/** What can be done with one entry of today, and what the last attempt said. */
export interface EntryChanges {
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Resolves to whether it was done. */
  readonly change: (item: DeskItem, fields: Body) => Promise<boolean>;
  readonly cancel: (item: DeskItem) => Promise<boolean>;
  readonly undo: (change: TodaysChange) => Promise<boolean>;
}

export function useEntryChanges(): EntryChanges {
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
      // What others did meanwhile is shown. Without a connection there is nothing to wait for.
      if (refusalOf(error)) await contentChanged(client, ENTRIES);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    failure,
    change: (item, fields) =>
      attempt(async () => {
        const body = { ...item.body, ...fields };
        rememberChange(item, await changeItem(ENTRIES, item.id, { version: item.version, body }));
      }),
    cancel: (item) =>
      attempt(async () => {
        const order = (await allItems(ENTRIES)).map(({ id }) => id);
        await removeItems(ENTRIES, [item]);
        rememberChange(item, item, { order });
      }),
    undo: (done) => attempt(() => takeBack(done)),
  };
}

async function takeBack({ before, left, isRemoved, order }: TodaysChange): Promise<void> {
  const { id } = before;
  if (isRemoved) {
    await putBack(ENTRIES, [{ id, body: { ...left.body, ...whenAndWhere(before) } }], order);
  } else {
    const now = await getItem(ENTRIES, id);
    if (!isUnmoved(left, now)) {
      forgetChange(id);
      throw movedSince(now);
    }
    // Of the rest, others may have written something meanwhile.
    await changeItem(ENTRIES, id, { version: now.version, body: { ...now.body, ...whenAndWhere(before) } });
  }
  forgetChange(id);
}

/** What somebody else has decided since is not undone; it is no change of this tab any more. */
function movedSince({ author }: DeskItem): DeskFailure {
  const message = `Its time or place was changed since, and ${author} was the last to write it. Nothing was undone; it is shown as it is now.`;
  return new DeskFailure(message, { error: 'conflict', message });
}

function explain(error: unknown): string {
  const refusal = refusalOf(error);
  if (refusal?.current === undefined)
    return refusal?.problems?.map(({ message }) => message).join(' ') || inWords(error);
  return refusal.current
    ? `${refusal.current.author} has changed this entry meanwhile. It is shown as it is now; do it again if it is still needed.`
    : 'Somebody has removed this entry meanwhile.';
}
