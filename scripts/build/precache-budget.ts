/*
 * How much of the prerendered pages the worker keeps on every device, whatever the API sends. In bytes before
 * compression. A page over the limit is opened there from the shell, and renders from saved answers.
 */
export const MAX_WHOLE_PAGE_BYTES = 500_000;
export const MAX_OWN_TEXT_BYTES = 150_000;
export const MAX_OWN_TEXT_BYTES_OF_ALL = 1_600_000;

/**
 * Chooses the pages whose own text the worker keeps. The smallest are chosen first, so that as many as possible fit.
 *
 * @param described by path (`prerendered-pages.ts`)
 * @returns both in the order given; `tooLarge` are paths with their bytes
 */
export function withinBudget<Pieces>(described: Readonly<Record<string, Pieces>>): {
  kept: Record<string, Pieces>;
  tooLarge: [path: string, bytes: number][];
} {
  const sizes = Object.entries(described).map(([path, pieces]): [string, number] => [path, bytesOf(pieces)]);
  const kept = new Set<string>();
  let sum = 0;
  for (const [path, bytes] of sizes.toSorted(([, a], [, b]) => a - b)) {
    if (bytes > MAX_OWN_TEXT_BYTES || sum + bytes > MAX_OWN_TEXT_BYTES_OF_ALL) break;
    kept.add(path);
    sum += bytes;
  }
  return {
    kept: Object.fromEntries(Object.entries(described).filter(([path]) => kept.has(path))),
    tooLarge: sizes.filter(([path]) => !kept.has(path)),
  };
}

const bytesOf = (pieces: unknown) => Buffer.byteLength(JSON.stringify(pieces));

/** Removes pages from the worker's list of files that it would keep whole and that are too large. */
export function withoutLargePages<Entry extends { readonly url: string; readonly size: number }>(
  manifest: readonly Entry[],
  say: (sentence: string) => void = console.log,
): { manifest: Entry[]; warnings: string[] } {
  const isLarge = ({ url, size }: Entry) => /(?:^|\/)index\.html$/.test(url) && size > MAX_WHOLE_PAGE_BYTES;
  for (const { url, size } of manifest.filter(isLarge))
    say(tooLargeMessage(`/${url.replace(/\/?index\.html$/, '')}`, size));
  return { manifest: manifest.filter((entry) => !isLarge(entry)), warnings: [] };
}

/** Says that the worker does not keep a page. */
export const tooLargeMessage = (path: string, bytes: number): string =>
  `${path} is too large to be kept on every device (${Math.ceil(bytes / 1_000)} kB): the worker opens it from the shell and saved answers`;
