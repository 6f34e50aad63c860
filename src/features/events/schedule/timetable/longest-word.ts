/** Scripts that are written without spaces may wrap between any two characters. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
/** Marks are drawn above, below or within the letter before them. */
const MARK = /\p{M}/gu;

/** Returns how many letters the longest word of a text has: no line of it may be shorter. */
export function longestWord(text: string): number {
  const words = text.replace(WITHOUT_SPACES, ' ').replace(MARK, '').split(/\s+/u);
  return Math.max(...words.map((word) => [...word].length));
}
