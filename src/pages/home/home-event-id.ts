/** Home asks and reports under this event (section 7). */
export const HOME_EVENT_ID = '1';
