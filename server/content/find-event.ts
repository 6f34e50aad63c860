import { Contents, type Entry } from './contents.ts';
import type { Item } from './item.ts';

/** Finds an event by its id, or else by its path; undefined if there is none. */
export function findEvent(items: readonly Item[], name: string): Entry<'event'> | undefined {
  const events = new Contents(items).of('event');
  const path = name.normalize('NFC');
  return events.find(({ id }) => id === name) ?? events.find((event) => event.path === path);
}
