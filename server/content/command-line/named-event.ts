import { Contents, type Entry } from '../contents.ts';
import { findEvent } from '../find-event.ts';
import type { Item } from '../item.ts';
import type { Desk } from './desk.ts';

const MOST_NAMED = 20;

/** Finds an event by its id, or else by its path; null if there is none, and the lines printed say which there are. */
export function namedEvent({ print }: Pick<Desk, 'print'>, name: string, items: readonly Item[]) {
  const found = findEvent(items, name);
  if (found === undefined) sayUnknown(print, name, new Contents(items).of('event'));
  return found ?? null;
}

function sayUnknown(print: Desk['print'], name: string, events: readonly Entry<'event'>[]): void {
  if (events.length === 0) {
    print(`There is no event "${name}", and no other one: add it first, by "import" of a content file.`);
    return;
  }
  print(`There is no event "${name}". There are, by id and path:`);
  for (const event of events.slice(0, MOST_NAMED)) print(`  ${event.id}, ${event.path} (${event.name})`);
  if (events.length > MOST_NAMED) print(`  … and ${events.length - MOST_NAMED} more.`);
}
