/** A network that hangs must not hold a page's own files up for ever; the page's own limit for its code is longer. */
export const FILE_LIMIT_MS = 60_000;
