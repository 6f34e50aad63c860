/** The one database of this site, for page and worker. */
export const DATABASE_NAME = 'pythian';
