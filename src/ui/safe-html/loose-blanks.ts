const WORD = /\p{L}/u;
/** Four words in a row are tied by a tool, not by a hand: `10 000 000 km` and `« Oui » !` have fewer. */
const FEWEST_WORDS = 4;

/**
 * A text whose words can be broken into lines. Editors paste whole sentences with blanks that do not break, and a line
 * of them would break within its words instead.
 */
export function looseBlanks(text: string): string {
  if (!text.includes('\u00a0')) return text;
  return text
    .split(/([^\S\u00a0]+)/)
    .map((run) => (isTiedByTool(run) ? run.replaceAll('\u00a0', ' ') : run))
    .join('');
}

const isTiedByTool = (run: string) =>
  run.split('\u00a0').filter((part) => WORD.test(part)).length >= FEWEST_WORDS;
