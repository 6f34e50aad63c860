import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskItem } from '#core/desk/content.ts';
import { inWords, refusalOf } from '../api/desk-failure.ts';
import { addItem, allItems, changeItem, getItem, orderItems, removeItems } from '../api/items.ts';
import { contentChanged } from '../api/queries.ts';
import type { Body } from '../content/form/body.ts';
import { forgetChange, rememberChange, type TodaysChange } from './todays-changes.ts';

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
        await changeItem(ENTRIES, item.id, { version: item.version, body: { ...item.body, ...fields } });
        rememberChange(item);
      }),
    cancel: (item) =>
      attempt(async () => {
        const order = (await allItems(ENTRIES)).map(({ id }) => id);
        await removeItems(ENTRIES, [item]);
        rememberChange(item, { order });
      }),
    undo: (done) => attempt(() => takeBack(done)),
  };
}

const WHEN_AND_WHERE = ['startsAt', 'endsAt', 'place', 'coordinates'];

async function takeBack({ before: { id, body }, isRemoved, order }: TodaysChange): Promise<void> {
  if (isRemoved) {
    const there = (await allItems(ENTRIES)).map((item) => item.id);
    // If only its place was not found again the last time, it is there already.
    if (!there.includes(id)) await addItem(ENTRIES, { id, body });
    const ids = [...new Set([...there, id])];
    // What others have added meanwhile stays where it is: after the rest.
    const known = order.filter((one) => ids.includes(one));
    await orderItems(ENTRIES, { ids: [...known, ...ids.filter((one) => !known.includes(one))] });
  } else {
    const now = await getItem(ENTRIES, id);
    // Of the rest, others may have written something meanwhile.
    const was = Object.fromEntries(WHEN_AND_WHERE.map((field) => [field, body[field]]));
    await changeItem(ENTRIES, id, { version: now.version, body: { ...now.body, ...was } });
  }
  forgetChange(id);
}

function explain(error: unknown): string {
  const refusal = refusalOf(error);
  if (refusal?.current === undefined)
    return refusal?.problems?.map(({ message }) => message).join(' ') || inWords(error);
  return refusal.current
    ? `${refusal.current.author} has changed this entry meanwhile. It is shown as it is now; do it again if it is still needed.`
    : 'Somebody has removed this entry meanwhile.';
}
