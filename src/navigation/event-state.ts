import type { ListedEvent } from '#core/contract/entities/event-list.ts';

/** What a link to an event's page carries in the history entry (section 2). */
export function eventState({ id, name }: Pick<ListedEvent, 'id' | 'name'>) {
  return { eventid: id, eventname: name };
}
