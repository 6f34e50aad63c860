import { useState } from 'react';
import type { DeskItem } from '#core/desk/content.ts';
import { DeskFailure } from '../api/desk-failure.ts';
import { changeItem, getItem } from '../api/items.ts';
import { putBack } from '../api/put-back.ts';
import { entryTitle } from './entry-words.ts';
import { forgetChange, isUnmoved, type TodaysChange, whenAndWhere } from './todays-changes.ts';
import { ENTRIES, useAttempt } from './use-attempt.ts';

/** The undoing of today's changes. */
export interface Undo {
  readonly isBusy: boolean;
  /**
   * Why the last one was not done; null if it was. It names its entry, which may have another place by now, or none.
   */
  readonly refused: { readonly id: string; readonly title: string; readonly why: string } | null;
  /** Resolves to whether it was done. */
  readonly undo: (change: TodaysChange) => Promise<boolean>;
}

/** Undoes a change of an entry, and remembers why the last undo was refused. */
export function useUndo(): Undo {
  const { isBusy, failure, attempt } = useAttempt();
  const [last, setLast] = useState<DeskItem | null>(null);
  return {
    isBusy,
    refused: last && failure ? { id: last.id, title: entryTitle(last), why: failure } : null,
    undo: (change) => {
      setLast(change.left);
      return attempt(() => takeBack(change));
    },
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
    // Others may have changed the rest since.
    await changeItem(ENTRIES, id, { version: now.version, body: { ...now.body, ...whenAndWhere(before) } });
  }
  forgetChange(id);
}

/** A later decision of somebody else is not undone, and no longer counts as a change of this tab. */
function movedSince({ author }: DeskItem): DeskFailure {
  const message = `Its time or place has changed since; ${author} edited it last. Nothing was undone.`;
  return new DeskFailure(message, { error: 'conflict', message });
}
