import { countdown } from '#core/contract/entities/countdown.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** The date that an event counts down to, requested with the event's own id (EVENT-15). */
export const countdownQuery = (eventPath: string, eventId: string) =>
  endpointQuery(countdown, { pagename: eventPath, eventid: eventId });
