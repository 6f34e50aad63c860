import type { DeskItem } from '#core/desk/content.ts';
import { allItems, changeItem, removeItems } from '../api/items.ts';
import type { Body } from '../content/form/body.ts';
import { rememberChange } from './todays-changes.ts';
import { ENTRIES, useAttempt } from './use-attempt.ts';

/** What can be done with one entry of today, and what the last attempt said. */
export interface EntryChanges {
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Resolves to whether it was done. */
  readonly change: (item: DeskItem, fields: Body) => Promise<boolean>;
  readonly cancel: (item: DeskItem) => Promise<boolean>;
}

export function useEntryChanges(): EntryChanges {
  const { isBusy, failure, attempt } = useAttempt();
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
  };
}
