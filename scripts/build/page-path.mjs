/** What every page's own file is called. */
const PAGE_FILE = 'index.html';
/** What file systems take for one name. */
const LONGEST_NAME_BYTES = 255;

/**
 * The path of a page as it is written in words, from its address on this site, without query and hash.
 *
 * @param {string} address
 * @returns {string | null} null for one that no file can be named after, or that cannot be read at all: the shell
 * answers for it
 */
export function pagePath(address) {
  const path = decodedPath(address.replace(/[?#].*$/s, ''))?.replace(/\/$/, '');
  return path?.slice(1).split('/').every(canBeAName) ? path : null;
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
