/**
 * Stands for the site's address in files of a build that does not know it. No real site has it (RFC 2606); the server
 * puts the address in its place under which it was asked.
 */
export const UNKNOWN_SITE = 'https://site.invalid';

/** Folder of the build with these files, which no visitor gets as they are. */
export const UNADDRESSED = 'unaddressed';
