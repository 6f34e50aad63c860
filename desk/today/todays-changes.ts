import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#core/browser-storage.ts';
import type { DeskItem } from '#core/desk/content.ts';

/*
 * What was changed at "Today" and is not published, so that it can be undone. It outlasts a reload, since a phone closes
 * pages on its own, and goes with the tab.
 */

export interface TodaysChange {
  /** As it was before the first change. */
  readonly before: DeskItem;
  /** As the last change left it, or found it when it was removed. */
  readonly left: DeskItem;
  readonly isRemoved: boolean;
  /** All ids in their order before it was removed. */
  readonly order: readonly string[];
}

const KEY = 'desk-todays-changes';
let changes: readonly TodaysChange[] | null = null;
const listeners = new Set<() => void>();

function current(): readonly TodaysChange[] {
  changes ??= read();
  return changes;
}

function read(): readonly TodaysChange[] {
  try {
    return JSON.parse(readStored(KEY, 'sessionStorage') ?? '[]');
  } catch {
    // Something else is stored there.
    return [];
  }
}

function write(next: readonly TodaysChange[]): void {
  changes = next;
  // Without storage, the changes can be undone until the page is closed.
  writeStored(KEY, JSON.stringify(next), 'sessionStorage');
  for (const listener of listeners) listener();
}

const WHEN_AND_WHERE = ['startsAt', 'endsAt', 'place', 'coordinates'];

/** The fields in which an undoing puts an entry back. */
export const whenAndWhere = ({ body }: DeskItem): DeskItem['body'] =>
  Object.fromEntries(WHEN_AND_WHERE.map((field) => [field, body[field]]));

/** Whether an entry is still when and where it was. */
export const isUnmoved = (one: DeskItem, other: DeskItem): boolean =>
  WHEN_AND_WHERE.every((field) => (one.body[field] || '') === (other.body[field] || ''));

/** Keeps how an entry was before its first change; before a later one, if somebody else has moved it in between. */
export function rememberChange(
  found: DeskItem,
  left: DeskItem,
  removal?: { readonly order: readonly string[] },
): void {
  const known = current().find(({ before }) => before.id === found.id);
  const others = current().filter((change) => change !== known);
  const before = known && isUnmoved(known.left, found) ? known.before : found;
  write([...others, { before, left, isRemoved: removal !== undefined, order: removal?.order ?? [] }]);
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
