/** See src/ui/first-sight.ts */
const FIRST_SIGHT_ID = 'first-sight';
/** See core/contract/document-pause.ts */
const PAUSE_ID = 'pause';

/**
 * A link that holds the first frame back until the page's first screen is there, or else the page, so that no header
 * flashes alone.
 *
 * @param {string} html the page
 */
export function drawnFrom(html) {
  const id = html.includes(`id="${FIRST_SIGHT_ID}"`) ? FIRST_SIGHT_ID : 'main';
  return `<link rel="expect" href="#${id}" blocking="render">`;
}

/**
 * The page as far as its first screen goes, or null where it names none.
 *
 * @param {string} html the page
 */
export function firstScreen(html) {
  const end = endOf(html, html.indexOf(`id="${FIRST_SIGHT_ID}"`));
  return end === -1 ? null : html.slice(0, end);
}

/**
 * The page with a place behind its first screen, at which a browser may draw, with the sheets that only the rest
 * needs. The boot script takes it away (`src/data/take-pause-away.ts`).
 *
 * @param {string} html the page, with a first screen
 * @param {string} sheets tags of the sheets
 */
export function withPause(html, sheets) {
  const front = firstScreen(html);
  return `${front}<div id="${PAUSE_ID}" hidden>${sheets}</div>${html.slice(front.length)}`;
}

/** Where the element ends in whose opening tag the place is, or -1. */
function endOf(html, place) {
  const start = html.lastIndexOf('<', place);
  if (place === -1 || start === -1) return -1;
  const [name] = /[a-z][a-z0-9]*/.exec(html.slice(start));
  let depth = 0;
  for (const { 0: tag, 1: closing, index } of html
    .slice(start)
    .matchAll(new RegExp(`<(/?)${name}\\b[^>]*>`, 'g'))) {
    depth += closing ? -1 : 1;
    if (depth === 0) return start + index + tag.length;
  }
  return -1;
}
