import { decoded } from '#core/text/decoded.ts';
import { paths } from '../../../navigation/paths.ts';

const FULL = /^(?:[a-z][a-z0-9+.-]*:|\/)/i;

/**
 * Returns the page of a game, from the address the provider gives (EVENT-14). Full and rooted addresses stay as they
 * are. `chess` goes into its category below the event, `board-games/chess` below the event, and
 * `spring-games/board-games/chess` below the event it names. Null if there is no address.
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

/**
 * Returns the category as this site's addresses spell it: "Language, Literary, Oratory Arts" becomes
 * `language-literary-oratory-arts`.
 */
export function categoryKey(category: string): string {
  const words = category.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length === 0 ? 'games' : words.join('-');
}
