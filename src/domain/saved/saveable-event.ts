import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { paths } from '../../navigation/paths.ts';
import { previousPlaceLine } from '../events/place-line.ts';
import type { SaveableItem } from './saveable-item.ts';

type Facts = Pick<EventDetail, 'name' | 'startDate' | 'endDate'> & { readonly place: string };

/** Returns an event of a list as an item to star; null if it has no page. */
export function saveableListedEvent(event: ListedEvent): SaveableItem | null {
  if (event.readMorePath === '') return null;
  return saveableEvent(event.readMorePath, { ...event, place: previousPlaceLine(event) });
}

/** Returns a page's event as an item to star. */
export function saveableShownEvent(eventPath: string, event: EventDetail): SaveableItem {
  return saveableEvent(eventPath, { ...event, place: event.location || event.address });
}

function saveableEvent(eventPath: string, { name, startDate, endDate, place }: Facts): SaveableItem {
  return {
    ref: { kind: 'event', eventPath },
    details: {
      title: name,
      path: paths.event(eventPath),
      event: '',
      day: '',
      startsAt: startDate,
      endsAt: endDate,
      place,
    },
  };
}
