import type Sharp from 'sharp';

/**
 * Loads the library that reads and draws pictures, when the first one is needed: where it does not run, sites are built
 * all the same, with the picture of the site in all previews.
 */
export const imageLibrary = async (): Promise<typeof Sharp> => (await import('sharp')).default;
