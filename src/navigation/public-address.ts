import { settings } from '#core/settings.ts';

/**
 * Returns the full public address of a place on this site. For event handlers and effects: if the build has no address
 * in its settings, the origin of the page is used.
 *
 * @param address from the first slash on
 */
export const publicAddress = (address: string): string => (settings.siteUrl || location.origin) + address;
