import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { paths } from '../../navigation/paths.ts';
import { previousPlaceLine } from '../events/place-line.ts';
import type { Thing } from './thing.ts';

type Facts = Pick<EventDetail, 'name' | 'startDate' | 'endDate'> & { readonly place: string };

/** An event of a list as something to star; null for one without a page. */
export function listedEventThing(event: ListedEvent): Thing | null {
  if (event.readMorePath === '') return null;
  return eventThing(event.readMorePath, { ...event, place: previousPlaceLine(event) });
}

/** The event of a page as something to star. */
export function shownEventThing(eventPath: string, event: EventDetail): Thing {
  return eventThing(eventPath, { ...event, place: event.location || event.address });
}

function eventThing(eventPath: string, { name, startDate, endDate, place }: Facts): Thing {
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
