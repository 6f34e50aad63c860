/**
 * How a text file may have been written, by the names of `TextDecoder`; the older ones are guessed where a file does
 * not say.
 */
export const TEXT_ENCODINGS = [
  { id: 'utf-8', title: 'UTF-8' },
  { id: 'windows-1252', title: 'Windows-1252 (Western)' },
  { id: 'windows-1250', title: 'Windows-1250 (Central European)' },
  { id: 'windows-1251', title: 'Windows-1251 (Cyrillic)' },
  { id: 'windows-1253', title: 'Windows-1253 (Greek)' },
  { id: 'windows-1254', title: 'Windows-1254 (Turkish)' },
  { id: 'macintosh', title: 'Mac Roman (old Macs)' },
  { id: 'utf-16le', title: 'UTF-16' },
  { id: 'utf-16be', title: 'UTF-16, big-endian' },
] as const;

export type TextEncoding = (typeof TEXT_ENCODINGS)[number]['id'];
