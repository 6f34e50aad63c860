/**
 * Id of the place in a ready page behind its first screen, where the worker lets the browser draw before it sends the
 * rest. The element holds what only the rest needs, and is taken away before the page comes to life.
 */
export const PAUSE_ID = 'pause';
