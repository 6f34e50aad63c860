const FULL = /^(?:[a-z][a-z0-9+.-]*:|\/)/i;

/**
 * Where a sub-game's page is (GAME-04): full and rooted addresses stay, a bare one stands below its game.
 * Null for no address.
 *
 * @param gameAddress the path of the game's own page
 */
export function subGameAddress(given: string, gameAddress: string): string | null {
  if (given === '' || FULL.test(given)) return given || null;
  const segments = given.split('/').filter((segment) => segment !== '' && segment !== '.');
  const [only] = segments;
  if (only === undefined) return null;
  return segments.length === 1 ? `${gameAddress}/${encodedOnce(only)}` : `/${segments.join('/')}`;
}

function encodedOnce(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return encodeURIComponent(segment);
  }
}
