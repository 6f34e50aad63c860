/** Addresses that only the API knows are found by following the links of the pages already rendered. */
const FOLLOWED = /href="(\/(?:event|our-council|event-categories)\/[^"]+)"/g;
const ENTITY = /&(?:amp|lt|gt|quot|#x27);/g;
const CHARACTERS = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
/** What every page's own file is called. */
const PAGE_FILE = 'index.html';
/** What file systems take for one name. */
const LONGEST_NAME_BYTES = 255;

/**
 * The paths of our own open pages that ready HTML links to, as they are written in words, without query and hash. One
 * that no file can be named after, or that cannot be read at all, is left out: the shell answers for it.
 *
 * @param {string} html
 * @returns {string[]} in the order of the page, some perhaps more than once
 */
export function linkedPaths(html) {
  return [...html.matchAll(FOLLOWED)].flatMap(([, written]) => {
    const address = written.replace(ENTITY, (entity) => CHARACTERS[entity]).replace(/[?#].*$/s, '');
    const path = decodedPath(address)?.replace(/\/$/, '');
    return path?.slice(1).split('/').every(canBeAName) ? [path] : [];
  });
}

function decodedPath(address) {
  try {
    return decodeURI(address);
  } catch {
    return undefined;
  }
}

function canBeAName(name) {
  const isWritable = Buffer.byteLength(name) <= LONGEST_NAME_BYTES && !/[\0\\]/.test(name);
  return isWritable && !['', '.', '..', PAGE_FILE].includes(name);
}
