import { pagePath } from '../page-path.ts';

/** Only the API knows these addresses. The build finds them by following the links of pages it has already rendered. */
const FOLLOWED = /href="(\/(?:event|our-council|event-categories)\/[^"]+)"/g;
const ENTITY = /&(?:amp|lt|gt|quot|#x27);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * The paths of followed pages that this HTML links to (`pagePath`).
 *
 * @returns in the order of the page, possibly with repetitions
 */
export function findPageLinks(html: string): string[] {
  return [...html.matchAll(FOLLOWED)].flatMap(
    ([, written = '']) => pagePath(written.replace(ENTITY, (entity) => CHARACTERS[entity] ?? entity)) ?? [],
  );
}
