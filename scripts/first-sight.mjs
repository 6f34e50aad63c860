/** See src/ui/first-sight.ts */
const FIRST_SIGHT_ID = 'first-sight';
const PAUSE = '<script type="application/json" id="pause">null</script>';

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
 * The page with a data block behind its first screen. At the end of a script, even one that holds nothing to run, a
 * browser may let go of the parser: the first frame is then drawn with the first screen alone. It goes by time, too,
 * and often reads on (decision 5). The boot script takes the block away (`src/app/take-pause-away.ts`).
 *
 * @param {string} html the page
 */
export function withPause(html) {
  const end = endOf(html, html.indexOf(`id="${FIRST_SIGHT_ID}"`));
  return end === -1 ? html : html.slice(0, end) + PAUSE + html.slice(end);
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
