const FULL = /^(?:[a-z][a-z0-9+.-]*:|\/)/i;

/**
 * Returns the address of a sub-game's page (GAME-04). Full and rooted addresses stay as they are. One that starts with
 * `event/` becomes rooted. Of any other, the last segment goes below its game. Null if there is no address.
 *
 * @param gameAddress the path of the game's own page
 */
export function subGameAddress(given: string, gameAddress: string): string | null {
  if (given === '' || FULL.test(given)) return given || null;
  const segments = given
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.');
  const last = segments.at(-1);
  if (last === undefined) return null;
  const isRooted = segments.length > 1 && segments[0] === 'event';
  return isRooted ? `/${segments.join('/')}` : `${gameAddress}/${encodedOnce(last)}`;
}

function encodedOnce(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return encodeURIComponent(segment);
  }
}
