import { schedule } from '#core/contract/entities/schedule.ts';
import { endpointQuery } from '../../data/answers/endpoint-query.ts';

/** Every entry of an event's games; the event's path is the page name of this call (decision Q-07). */
export const scheduleQuery = (eventPath: string) => endpointQuery(schedule, { pagename: eventPath });
