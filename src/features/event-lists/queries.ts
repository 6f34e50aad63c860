import { eventList } from '#core/contract/event-list.ts';
import { endpointQuery } from '../../data/endpoint-query.ts';

export const upcomingEventsQuery = endpointQuery(eventList, { eventtype: 'upcoming' });

export const previousEventsQuery = endpointQuery(eventList, { eventtype: 'previous' });
