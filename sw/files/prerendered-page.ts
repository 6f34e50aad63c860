import { headersOfAnother } from './headers-of-another.ts';

/** By path, a page's own text and the ranges of the shell it shares (`scripts/build/prerender/prerendered-pages.ts`). */
type ReadyPages = Readonly<Record<string, readonly (string | readonly [from: number, length: number])[]>>;

/**
 * Assembles a prerendered page from the shell and its own parts, with the shell's headers: the policy is the same for
 * all pages.
 *
 * @param described the response that contains the pages' own parts
 * @returns null if the path has no prerendered page
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
