const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Writes a text so that it can stand in an element or attribute of an XML document. Characters that XML 1.0 does not
 * allow are left out: one of them would make the whole document unreadable.
 */
export function xmlText(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu, (sign) => ('\t\n\r'.includes(sign) ? sign : ''))
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
