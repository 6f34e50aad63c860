import { decoded } from '#core/contract/decoded.ts';
import { paths } from '../../../navigation/paths.ts';

const FULL = /^(?:[a-z][a-z0-9+.-]*:|\/)/i;

/**
 * Where a game's page is, from the address the provider gives (EVENT-14): full and rooted ones stay, `chess`
 * stands in its category below the event, `board-games/chess` below the event,
 * `spring-games/board-games/chess` below the event that it names. Null for no address.
 */
export function gamePageAddress(given: string, eventPath: string, category: string): string | null {
  if (given === '' || FULL.test(given)) return given || null;
  const segments = given
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .map(decoded);
  const [first = '', second = '', third = ''] = segments;
  if (first === '') return null;
  if (second === '') return paths.game(eventPath, categoryKey(category), first);
  if (third === '') return paths.game(eventPath, first, second);
  return first === 'event' ? `/${given}` : paths.game(first, second, third);
}

/** The category as the addresses of this site spell it: "Language, Literary, Oratory Arts" is `language-literary-oratory-arts`. */
export function categoryKey(category: string): string {
  const words = category.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length === 0 ? 'games' : words.join('-');
}
