const WORD = /\p{L}/u;
/** A tool, not an editor, joins four words in a row: `10 000 000 km` and `« Oui » !` have fewer. */
const FEWEST_WORDS = 4;

/**
 * Makes a text breakable into lines again. Editors paste whole sentences with non-breaking spaces, which would then
 * break within words instead.
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
