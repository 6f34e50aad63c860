const DECIMAL_DIGIT = /^\p{Nd}$/u;

const isDigit = (codePoint: number) => codePoint >= 0 && DECIMAL_DIGIT.test(String.fromCodePoint(codePoint));

/**
 * Returns the decimal digits of a text as 0–9, whatever script they are written in, and leaves out everything else
 * (reading Q-61). Unicode lists the digits of every script in order and in blocks of ten, so a digit's value is its
 * distance from the start of its block.
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
