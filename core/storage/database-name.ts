/** The site's only database, shared by page and worker. */
export const DATABASE_NAME = 'pythian';
