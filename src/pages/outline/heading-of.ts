const SEPARATOR = /\s+[–—|-]\s+/;

/** The page's own words of a document title: "Medals – Pythian Games" → "Medals". */
export function headingOf(title: string, siteName: string): string {
  const parts = title.split(SEPARATOR);
  if (parts.length > 1 && parts.at(-1) === siteName) parts.pop();
  return parts.join(' – ');
}
