import { notification } from '#core/contract/entities/notification.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** The notification of a page, by its name as popups know it, and of the event that the page belongs to. */
export const notificationQuery = (pageName: string, eventId: string) =>
  endpointQuery(notification, { pagename: pageName, eventid: eventId });
