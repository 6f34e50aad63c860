import { decodeAmpersands } from '#core/html/decode-entities.ts';
import { openUntrustedHtml, type UntrustedHtml } from '#core/html/untrusted-html.ts';
import { cutText } from '#core/text/cut-text.ts';
import { plainText } from './plain-text.ts';

/** Longer markup is cut before anything reads it; honest text is far shorter. Pasted pictures count separately. */
export const MARKUP_MAX_CHARS = 200_000;

const PASTED_PICTURE = /data:image\/[a-z+.-]{1,12};base64,[a-z0-9+/=]*/gi;
/** A picture of 300 kB, and two of them together; a larger one leaves its text alternative. */
export const PASTED_MAX_CHARS = 400_000;
const ALL_PASTED_MAX_CHARS = 800_000;

/** With more elements open at once, a browser takes seconds to parse the markup; honest text has a dozen. */
export const MARKUP_MAX_OPEN = 2_000;
/** Elements without an end tag, or that the next one of their kind ends. */
const ENDS_ALONE: ReadonlySet<string> = new Set(
  'br img hr col wbr input area base link meta p li dt dd td th tr thead tbody tfoot colgroup option'.split(
    ' ',
  ),
);

/** Returns the markup, cut to what the cleaner may see. */
export function cappedMarkup(html: UntrustedHtml): string {
  const markup = cutToLength(openUntrustedHtml(html));
  return markup.slice(0, endOfHonestNesting(markup));
}

function cutToLength(markup: string): string {
  if (markup.length <= MARKUP_MAX_CHARS) return markup;
  let cut = '';
  let left = MARKUP_MAX_CHARS;
  let leftForPictures = ALL_PASTED_MAX_CHARS;
  let at = 0;
  for (const { 0: picture, index } of markup.matchAll(PASTED_PICTURE)) {
    if (index - at > left) break;
    left -= index - at;
    cut += markup.slice(at, index);
    at = index + picture.length;
    const isKept = picture.length <= Math.min(PASTED_MAX_CHARS, leftForPictures);
    if (isKept) leftForPictures -= picture.length;
    cut += isKept ? picture : 'data:,';
  }
  return cut + cutText(markup.slice(at), left);
}

/** Returns where the tag starts that opens one element too many; the length of the markup if there is none. */
function endOfHonestNesting(markup: string): number {
  const openByName = new Map<string, number>();
  let open = 0;
  for (const { 1: slash, 2: tag = '', index } of markup.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    const name = tag.toLowerCase();
    if (ENDS_ALONE.has(name)) continue;
    const ofThisName = openByName.get(name) ?? 0;
    if (slash === '/' && ofThisName === 0) continue;
    const step = slash === '/' ? -1 : 1;
    openByName.set(name, ofThisName + step);
    open += step;
    if (open > MARKUP_MAX_OPEN) return index;
  }
  return markup.length;
}

/** Returns the text of provider markup on one line, for titles, labels and descriptions. */
export function htmlText(html: UntrustedHtml): string {
  return plainText(cappedMarkup(html)).join(' ');
}

/**
 * Reads a field that may hold either markup or a plain address (reading Q-28): returns the address, or null if it
 * holds markup.
 */
export function addressInHtml(html: UntrustedHtml): string | null {
  const text = openUntrustedHtml(html).trim();
  return text === '' || text.includes('<') ? null : decodeAmpersands(text);
}
