/** Text of the page's own, or a copy of a piece of the shell. */
type Piece = string | Copy;
type Copy = [from: number, length: number];
/** Where in the shell each token begins. */
type Places = ReadonlyMap<string, readonly number[]>;

/** Referring to a shorter piece takes as many characters as repeating it. */
const SHORTEST_COPY = 40;
/** Copies begin at a tag, or at an object of the page's data. */
const BEGINNING = /(?=[<{])/;

/**
 * Describes each prerendered page by what it shares with the shell. Nearly all of a page is the frame around it. A worker
 * that keeps the shell has to keep only the rest (`sw/files/prerendered-page.ts` puts them together).
 *
 * @param shell the shell's document
 * @param pages documents by path
 * @returns by path, text of the page's own and pieces of the shell
 */
export function prerenderedPages(
  shell: string,
  pages: Readonly<Record<string, string>>,
): Record<string, Piece[]> {
  const places = placesOf(shell);
  const described: Record<string, Piece[]> = {};
  for (const [path, page] of Object.entries(pages)) {
    const pieces = piecesOf(page, shell, places);
    if (compose(shell, pieces) !== page) throw new Error(`${path} does not come out of its own pieces`);
    described[path] = pieces;
  }
  return described;
}

/** A token is a tag or object with the text up to the next one. */
function placesOf(shell: string): Places {
  const places = new Map<string, number[]>();
  let at = 0;
  for (const token of shell.split(BEGINNING)) {
    places.set(token, [...(places.get(token) ?? []), at]);
    at += token.length;
  }
  return places;
}

function piecesOf(page: string, shell: string, places: Places): Piece[] {
  const pieces: Piece[] = [];
  let own = '';
  let at = 0;
  while (at < page.length) {
    const token = page.slice(at, nextBeginning(page, at));
    const copy = longestCopy(page, at, shell, places.get(token) ?? []);
    if (copy === null) own += token;
    else {
      if (own !== '') pieces.push(own);
      own = '';
      pieces.push(copy);
    }
    at += copy === null ? token.length : copy[1];
  }
  return own === '' ? pieces : [...pieces, own];
}

function nextBeginning(page: string, at: number): number {
  const next = page.slice(at + 1).search(/[<{]/);
  return next === -1 ? page.length : at + 1 + next;
}

/** The longest piece of the shell that begins at one of the places and equals the page's text from `at`, or null. */
function longestCopy(page: string, at: number, shell: string, from: readonly number[]): Copy | null {
  let best: Copy = [0, SHORTEST_COPY - 1];
  for (const place of from) {
    let length = 0;
    while (at + length < page.length && page[at + length] === shell[place + length]) length += 1;
    if (length > best[1]) best = [place, length];
  }
  return best[1] < SHORTEST_COPY ? null : best;
}

function compose(shell: string, pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : shell.slice(piece[0], piece[0] + piece[1])))
    .join('');
}
