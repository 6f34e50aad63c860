const DECIMAL_DIGIT = /^\p{Nd}$/u;

const isDigit = (codePoint: number) => codePoint >= 0 && DECIMAL_DIGIT.test(String.fromCodePoint(codePoint));

/**
 * The decimal digits of a text in whatever script they are written, as 0–9; everything else is left
 * out (decision Q-61). Unicode lists the digits of every script in order and in whole tens, so the
 * value of a digit is its distance to the start of its run.
 */
export function decimalDigits(text: string): string {
  let digits = '';
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (!isDigit(codePoint)) continue;
    let before = 0;
    while (isDigit(codePoint - before - 1)) before += 1;
    digits += before % 10;
  }
  return digits;
}
