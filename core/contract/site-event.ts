/*
 * Two event ids stand for the site rather than for an event that anybody could open. The provider has reserved them
 * (specification, section 7).
 */

/** Home asks and reports under this event, and so does every other page that belongs to none. */
export const SITE_EVENT_ID = '1';

/** The associates on the page of every event are those of this one, whatever the event's own id (decision Q-39). */
export const ASSOCIATES_EVENT_ID = '11';
