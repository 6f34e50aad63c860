import type { ListedEvent } from '#core/contract/entities/event-list.ts';

/** Returns the history state of a link to an event's page (section 2). */
export function eventState({ id, name }: Pick<ListedEvent, 'id' | 'name'>) {
  return { eventid: id, eventname: name };
}
