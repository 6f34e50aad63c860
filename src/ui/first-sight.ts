/**
 * The element with which a page's first screen is whole; one a page at most. A ready page is drawn for the first time
 * when it has come that far, and not before, so that no header flashes alone.
 */
export const FIRST_SIGHT_ID = 'first-sight';
