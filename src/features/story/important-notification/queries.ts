import { notification } from '#core/contract/entities/notification.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** The notification of a page, by its name for popups, and of the event the page belongs to. */
export const notificationQuery = (pageName: string, eventId: string) =>
  endpointQuery(notification, { pagename: pageName, eventid: eventId });
