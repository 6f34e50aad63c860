/** A shorter piece costs as much to name as to write out. */
const SHORTEST_COPY = 40;
/** Copies begin at a tag, or at an object of the page's data. */
const BEGINNING = /(?=[<{])/;

/**
 * Describes each page by what it has in common with the shell: nearly all of a page is the frame around it, and a
 * worker that keeps the shell needs to keep the rest only (`sw/files/prerendered-page.ts` puts them together).
 *
 * @param {string} shell the shell's document
 * @param {Readonly<Record<string, string>>} pages documents by path
 * @returns {Record<string, (string | [from: number, length: number])[]>} by path, words of its own and places in the shell
 */
export function readyPages(shell, pages) {
  const places = placesOf(shell);
  const described = {};
  for (const [path, page] of Object.entries(pages)) {
    const pieces = piecesOf(page, shell, places);
    if (composed(shell, pieces) !== page) throw new Error(`${path} does not come out of its own pieces`);
    described[path] = pieces;
  }
  return described;
}

/** Where in the shell each tag or object begins, by itself and what follows it. */
function placesOf(shell) {
  const places = new Map();
  let at = 0;
  for (const token of shell.split(BEGINNING)) {
    places.set(token, [...(places.get(token) ?? []), at]);
    at += token.length;
  }
  return places;
}

function piecesOf(page, shell, places) {
  const pieces = [];
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

function nextBeginning(page, at) {
  const next = page.slice(at + 1).search(/[<{]/);
  return next === -1 ? page.length : at + 1 + next;
}

/** The longest piece of the shell that begins at one of the places and stands in the page here, or null. */
function longestCopy(page, at, shell, from) {
  let best = [0, SHORTEST_COPY - 1];
  for (const place of from) {
    let length = 0;
    while (at + length < page.length && page[at + length] === shell[place + length]) length += 1;
    if (length > best[1]) best = [place, length];
  }
  return best[1] < SHORTEST_COPY ? null : best;
}

/** @param {readonly (string | readonly [number, number])[]} pieces */
function composed(shell, pieces) {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : shell.slice(piece[0], piece[0] + piece[1])))
    .join('');
}
