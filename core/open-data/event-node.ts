import type { Event, Festival, ItemList, Place } from 'schema-dts';
import { absoluteAddress } from './absolute-address.ts';
import type { SiteFacts } from './site-facts.ts';
import { organizer } from './site-nodes.ts';

/**
 * The most sessions that a page names. Search engines show a handful; a session takes 250 bytes, so a long programme
 * would weigh more than the page. All sessions are in the event's `schedule.json`.
 */
export const MOST_SUB_EVENTS = 24;

/** A session of an event's schedule. Times are ISO 8601, as far as they are known. */
export interface SessionFacts {
  readonly name: string;
  /** Path on the site. */
  readonly address: string;
  readonly start: string;
  readonly end: string | null;
  /** '' if it is not announced. */
  readonly place: string;
}

/** An event, in plain text. */
export interface EventFacts {
  /** Path of its page. */
  readonly address: string;
  readonly name: string;
  readonly description: string;
  /** Paths or full addresses, the best one first. */
  readonly pictures: readonly string[];
  readonly start: string | null;
  readonly end: string | null;
  /** '' if it is not known. */
  readonly place: string;
  /** In order of time. */
  readonly sessions: readonly SessionFacts[];
}

/**
 * An event with its first sessions. No answer of the API tells a fee of an event, so there are no offers, and it cancels
 * nothing: what is in its lists takes place.
 */
export function eventNode(site: SiteFacts, event: EventFacts): Exclude<Festival, string> {
  const url = absoluteAddress(site.address, event.address);
  const sessions = event.sessions.slice(0, MOST_SUB_EVENTS);
  return {
    '@type': 'Festival',
    '@id': `${url}#event`,
    name: event.name,
    url,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: organizer(site),
    ...(event.description === '' ? {} : { description: event.description }),
    ...(event.start === null ? {} : { startDate: event.start }),
    ...(event.end === null ? {} : { endDate: event.end }),
    ...(event.place === '' ? {} : { location: placeNode(event.place) }),
    ...(event.pictures.length === 0
      ? {}
      : { image: event.pictures.map((picture) => absoluteAddress(site.address, picture)) }),
    ...(sessions.length === 0
      ? {}
      : { subEvent: sessions.map((session) => sessionNode(site, session, event.place)) }),
  };
}

function sessionNode(site: SiteFacts, session: SessionFacts, placeOfAll: string): Exclude<Event, string> {
  const place = session.place || placeOfAll;
  return {
    '@type': 'Event',
    name: session.name,
    url: absoluteAddress(site.address, session.address),
    startDate: session.start,
    ...(session.end === null ? {} : { endDate: session.end }),
    ...(place === '' ? {} : { location: placeNode(place) }),
  };
}

/** The API writes places as people do, so the name and the address of one are the same words. */
const placeNode = (place: string): Exclude<Place, string> => ({
  '@type': 'Place',
  name: place,
  address: place,
});

/** A list of events, each with what the list shows of it. */
export function eventListNode(site: SiteFacts, events: readonly EventFacts[]): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    itemListElement: events.map((event, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: eventNode(site, event),
    })),
  };
}
