const FULL = /^(?:[a-z][a-z0-9+.-]*:|\/)/i;

/**
 * Where a sub-game's page is (GAME-04): full and rooted addresses stay, one that begins with `event/` is rooted, and of
 * any other the last part stands below its game. Null for no address.
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
