import { decoded } from '#core/text/decoded.ts';

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** What the call for a game or a sub-game needs. */
export interface GameCall {
  readonly eventPath: string;
  /** The last segment of the page's address, decoded. */
  readonly path: string;
}

/**
 * Returns the game whose page an address leads to: `chess` and `board-games/chess` are games of this event, a rooted
 * address names its own event. Null for any other address.
 */
export function gameCall(given: string, eventPath: string): GameCall | null {
  const segments = segmentsOf(given);
  if (segments === null) return null;
  if (given.startsWith('/')) return segments.length === 4 ? rootedCall(segments) : null;
  const path = segments.at(-1);
  return path === undefined || segments.length > 2 ? null : { eventPath, path };
}

/** Returns the sub-game whose page an address leads to; a relative address has one segment. */
export function subGameCall(given: string, eventPath: string): GameCall | null {
  const segments = segmentsOf(given);
  if (segments === null) return null;
  const [only] = segments;
  if (segments.length === 1 && only !== undefined && !given.startsWith('/')) return { eventPath, path: only };
  return segments.length === 5 ? rootedCall(segments) : null;
}

function rootedCall([room, eventPath = '', ...rest]: readonly string[]): GameCall | null {
  return room === 'event' ? { eventPath, path: rest.at(-1) ?? '' } : null;
}

function segmentsOf(given: string): string[] | null {
  if (given === '' || ELSEWHERE.test(given)) return null;
  return given
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .map(decoded);
}
