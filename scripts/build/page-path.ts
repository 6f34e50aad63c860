/** The name of every page's own file. */
const PAGE_FILE = 'index.html';
/** The limit of file systems. */
const LONGEST_NAME_BYTES = 255;

/**
 * The decoded path of a page on this site, without query and hash.
 *
 * @returns null if the address cannot be decoded, or if no file can have that name. The shell answers for such an address.
 */
export function pagePath(address: string): string | null {
  const path = decodedPath(address.replace(/[?#].*$/s, ''))?.replace(/\/$/, '');
  return path?.slice(1).split('/').every(isFileName) ? path : null;
}

function decodedPath(address: string): string | undefined {
  try {
    return decodeURI(address);
  } catch {
    return undefined;
  }
}

function isFileName(name: string): boolean {
  const isWritable = Buffer.byteLength(name) <= LONGEST_NAME_BYTES && !/[\0\\]/.test(name);
  return isWritable && !['', '.', '..', PAGE_FILE].includes(name);
}
