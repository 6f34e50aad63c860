/** What an entity may stand for: markup characters, accented Latin letters and typographic marks. */
const MAY_BE_ENTITIES = /[\s&<>"'`´\-\u00a0-\u00ff\u0152-\u0192\u02c6\u02dc\u2000-\u2122]+/g;
const NUMBERED = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;
const NAMED = /&[a-z][a-z\d]*;/gi;

/**
 * Folds a text for comparison: without case, spaces, and everything that one revision writes directly and another as an
 * entity (`&`, `é`, a curly quote), so that no entity table is needed. Texts that differ only in these count as equal.
 */
export function foldedText(text: string): string {
  const plain = text
    .replace(/&(?:amp;)+/gi, '&')
    .replace(NUMBERED, (whole, hex, decimal) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .normalize('NFC');
  const folded = plain.replace(NAMED, '').toLowerCase().replace(MAY_BE_ENTITIES, '');
  return folded === '' ? plain.trim().toLowerCase() : folded;
}
