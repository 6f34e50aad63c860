import { DESK, DESK_API } from '#core/desk/addresses.ts';

/** A limit, because the path has to fit into a cookie. */
const LONGEST = 1_000;

/** Any host will do: what leads to another one is no path of the desk. */
const HERE = 'http://desk.invalid';

/** Path and query of a page of the desk, from what a request says; the desk itself if that is anything else. */
export function deskPath(given: string | null): string {
  if (given === null || given.length > LONGEST || !URL.canParse(given, HERE)) return DESK;
  const { origin, pathname, search } = new URL(given, HERE);
  const isBelow = (path: string) => `${pathname}/`.startsWith(`${path}/`);
  return origin === HERE && isBelow(DESK) && !isBelow(DESK_API) ? pathname + search : DESK;
}
