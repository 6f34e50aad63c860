/*
 * What the worker keeps of ready pages on every device, whatever the API sends, in bytes before compression. A page
 * beyond it comes from the shell there, and is drawn from the answers that are saved.
 */
export const MOST_BYTES_OF_A_WHOLE_PAGE = 500_000;
export const MOST_BYTES_OF_OWN_WORDS = 150_000;
export const MOST_BYTES_OF_ALL_WORDS = 1_200_000;

/**
 * Chooses which pages the worker keeps by their own words: the smaller go first, so that as many as possible stay.
 *
 * @template Pieces
 * @param {Readonly<Record<string, Pieces>>} described by path (`ready-pages.mjs`)
 * @returns {{ kept: Record<string, Pieces>, left: [path: string, bytes: number][] }} in the order given
 */
export function withinBudget(described) {
  const sizes = Object.entries(described).map(([path, pieces]) => [path, bytesOf(pieces)]);
  const kept = new Set();
  let sum = 0;
  for (const [path, bytes] of sizes.toSorted(([, a], [, b]) => a - b)) {
    if (bytes > MOST_BYTES_OF_OWN_WORDS || sum + bytes > MOST_BYTES_OF_ALL_WORDS) break;
    kept.add(path);
    sum += bytes;
  }
  return {
    kept: Object.fromEntries(Object.entries(described).filter(([path]) => kept.has(path))),
    left: sizes.filter(([path]) => !kept.has(path)),
  };
}

const bytesOf = (pieces) => Buffer.byteLength(JSON.stringify(pieces));

/**
 * Takes pages that the worker would keep whole and that are too large out of the list of its files.
 *
 * @param {readonly { url: string, size: number }[]} manifest
 * @param {(sentence: string) => void} [say]
 */
export function withoutLargePages(manifest, say = console.log) {
  const isLarge = ({ url, size }) => /(?:^|\/)index\.html$/.test(url) && size > MOST_BYTES_OF_A_WHOLE_PAGE;
  for (const { url, size } of manifest.filter(isLarge))
    say(leftToShell(`/${url.replace(/\/?index\.html$/, '')}`, size));
  return { manifest: manifest.filter((entry) => !isLarge(entry)), warnings: [] };
}

/** @param {string} path @param {number} bytes */
export const leftToShell = (path, bytes) =>
  `${path} is too large to be kept on every device (${Math.ceil(bytes / 1_000)} kB): the worker opens it from the shell and saved answers`;
