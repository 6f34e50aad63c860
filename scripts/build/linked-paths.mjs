import { pagePath } from './page-path.mjs';

/** Addresses that only the API knows are found by following the links of the pages already rendered. */
const FOLLOWED = /href="(\/(?:event|our-council|event-categories)\/[^"]+)"/g;
const ENTITY = /&(?:amp|lt|gt|quot|#x27);/g;
const CHARACTERS = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/**
 * The paths of our own open pages that ready HTML links to (`pagePath`).
 *
 * @param {string} html
 * @returns {string[]} in the order of the page, some perhaps more than once
 */
export function linkedPaths(html) {
  return [...html.matchAll(FOLLOWED)].flatMap(
    ([, written]) => pagePath(written.replace(ENTITY, (entity) => CHARACTERS[entity])) ?? [],
  );
}
