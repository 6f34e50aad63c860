/** A hanging network must not block a page's own files for ever; the page's own limit for its code is longer. */
export const FILE_LIMIT_MS = 60_000;
