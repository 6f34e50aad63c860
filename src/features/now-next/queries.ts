import { schedule } from '#core/contract/schedule.ts';
import { endpointQuery } from '../../data/endpoint-query.ts';

/** The schedule of an event; the same answer as the schedule itself shows. */
export const scheduleQuery = (eventPath: string) => endpointQuery(schedule, { pagename: eventPath });
