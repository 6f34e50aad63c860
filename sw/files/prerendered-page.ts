import { headersOfAnother } from './headers-of-another.ts';

/** By path, a page's own words and the places of the shell it has in common with it (`scripts/build/prerendered-pages.ts`). */
type ReadyPages = Readonly<Record<string, readonly (string | readonly [from: number, length: number])[]>>;

/**
 * Puts a prerendered page together from the shell and what is its own, with the shell's headers: the policy is the same
 * for all pages.
 *
 * @param described the answer that holds the pages' own parts
 * @returns null where the path has no prerendered page
 */
export async function readyPage(
  path: string,
  shell: Response,
  described: Response,
): Promise<Response | null> {
  const pages = (await described.json()) as ReadyPages;
  const pieces = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (pieces === undefined) return null;
  const frame = await shell.text();
  const parts = pieces.map((piece) =>
    typeof piece === 'string' ? piece : frame.slice(piece[0], piece[0] + piece[1]),
  );
  return new Response(parts.join(''), { headers: headersOfAnother(shell) });
}
