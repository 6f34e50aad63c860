/** What belongs to the sign before it: marks, and the parts of a composed emoji. */
const GOES_ON = /^[\p{M}\p{Emoji_Modifier}\u200D]/u;
/** Real characters have fewer parts. More marks on one letter are a prank, which may be cut anywhere. */
const MOST_PARTS = 16;

/**
 * Returns the beginning of a text, at most so many UTF-16 units long. No sign is cut in half: half an emoji is no text,
 * and what reads JSON or UTF-8 may refuse it.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = isHalved(text, most) ? most - 1 : most;
  let at = end;
  for (let parts = 0; parts < MOST_PARTS && at >= 0; parts++) {
    if (!GOES_ON.test(text.slice(at, at + 2)) && text[at - 1] !== '\u200D') return text.slice(0, at);
    at -= isHalved(text, at - 1) ? 2 : 1;
  }
  return text.slice(0, end);
}

/** Whether a place lies between the two halves of one sign. */
const isHalved = (text: string, at: number) =>
  /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, at - 1), at + 1));
