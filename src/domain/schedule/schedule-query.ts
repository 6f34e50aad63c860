import { schedule } from '#core/contract/entities/schedule.ts';
import { endpointQuery } from '../../data/answers/endpoint-query.ts';

/** Returns the query of all schedule entries of an event; its path is the page name of this call (reading Q-07). */
export const scheduleQuery = (eventPath: string) => endpointQuery(schedule, { pagename: eventPath });
