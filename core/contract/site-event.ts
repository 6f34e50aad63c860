/*
 * Two event ids stand for the site and not for an event a visitor could open. The provider has reserved them
 * (specification, section 7).
 */

/** Home and every other page without an event use this id in their calls and reports. */
export const SITE_EVENT_ID = '1';

/** The page of every event shows the associates of this event, whatever its own id (reading Q-39). */
export const ASSOCIATES_EVENT_ID = '11';
