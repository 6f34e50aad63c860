import { notification } from '#core/contract/notification.ts';
import { endpointQuery } from '../../data/endpoint-query.ts';

/** Pages that belong to no event; which one a popup belonged to is not carried (POPUP-10). */
const EVENT_ID = '1';

/** The notification of a page, by its name as popups know it. */
export const notificationQuery = (pageName: string) =>
  endpointQuery(notification, { pagename: pageName, eventid: EVENT_ID });
