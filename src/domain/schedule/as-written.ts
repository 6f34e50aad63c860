const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll('&', '&amp;'),
  (text) => asMarkup(text).replaceAll("'", '&#039;'),
  (text) => asMarkup(text).replaceAll("'", '&#39;'),
  (text) => text.replaceAll('&', '&#038;').replace(/['‘’“”–—…]/g, (sign) => `&#${sign.codePointAt(0)};`),
];

/**
 * Returns the ways a provider may have written a text. Earlier releases made ids from the text as received: unchanged,
 * or with the entities of common content systems.
 */
export function asWritten(text: string): string[] {
  return [text, ...SPELLINGS.map((spell) => spell(text))];
}

function asMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
