import { settings } from '#core/settings.ts';

/**
 * The whole address under which others reach a place of this site. For event handlers and effects: where the build was
 * given no address of its own it is the one the page came from.
 *
 * @param address from the first slash on
 */
export const publicAddress = (address: string): string => (settings.siteUrl || location.origin) + address;
