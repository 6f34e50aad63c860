import { DESK } from '#core/desk/addresses.ts';

/**
 * Whether the request is for the organisers' desk. The worker leaves it to the browser: organisers must see the server's
 * state, and nothing of theirs may be stored on the device.
 */
export function isOfDesk({ url }: Pick<Request, 'url'>): boolean {
  const { origin, pathname } = new URL(url);
  return origin === location.origin && (pathname === DESK || pathname.startsWith(`${DESK}/`));
}
