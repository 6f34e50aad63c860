import { eventDetail } from '#core/contract/event-detail.ts';
import { endpointQuery } from '../../data/endpoint-query.ts';

/** One event by the last segment of its path. */
export const eventQuery = (eventPath: string) => endpointQuery(eventDetail, { eventurl: eventPath });
