import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { endpointQuery } from '../../data/answers/endpoint-query.ts';

/** Returns the query of one event, by the last segment of its path. */
export const eventQuery = (eventPath: string) => endpointQuery(eventDetail, { eventurl: eventPath });
