import { popup } from '#core/contract/entities/popup.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** The popup of a page. `pageName` comes from `popupPageName`; `eventId` is the event's own on its page. */
export const popupQuery = (pageName: string, eventId: string) =>
  endpointQuery(popup, { pagename: pageName, eventid: eventId });
