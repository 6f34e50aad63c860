import { useSyncExternalStore } from 'react';
import type { DeskItem } from '#core/desk/content.ts';

/*
 * What was changed at "Today" and is not published, so that it can be undone. It outlasts a reload, since a phone closes
 * pages by itself, and goes with the tab.
 */

export interface TodaysChange {
  /** As it was before the first change. */
  readonly before: DeskItem;
  readonly isRemoved: boolean;
  /** All ids in their order before it was removed. */
  readonly order: readonly string[];
}

const KEY = 'desk-today';
let changes: readonly TodaysChange[] | null = null;
const listeners = new Set<() => void>();

function current(): readonly TodaysChange[] {
  changes ??= read();
  return changes;
}

function read(): readonly TodaysChange[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

function write(next: readonly TodaysChange[]): void {
  changes = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage, the changes can be undone until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Keeps how an entry was before its first change. */
export function rememberChange(item: DeskItem, removal?: { readonly order: readonly string[] }): void {
  const known = current().find(({ before }) => before.id === item.id);
  const others = current().filter((change) => change !== known);
  const before = known?.before ?? item;
  write([...others, { before, isRemoved: removal !== undefined, order: removal?.order ?? [] }]);
}

/** It was undone. */
export const forgetChange = (id: string): void => write(current().filter(({ before }) => before.id !== id));
/** All was published. */
export const forgetChanges = (): void => write([]);

export function useTodaysChanges(): readonly TodaysChange[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
}
