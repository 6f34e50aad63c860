import { eventList } from '#core/contract/entities/event-list.ts';
import { endpointQuery } from '../../data/answers/endpoint-query.ts';

export const upcomingEventsQuery = endpointQuery(eventList, { eventtype: 'upcoming' });

export const previousEventsQuery = endpointQuery(eventList, { eventtype: 'previous' });
