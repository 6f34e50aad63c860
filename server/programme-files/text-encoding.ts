import type { TextEncoding } from '#core/text/text-encodings.ts';

/** Encodings of spreadsheets before UTF-8: Western, Central European, Cyrillic, Greek, Turkish, and old Macs. */
const OLD = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'macintosh',
] as const;
/** In UTF-16 without a byte order mark, spaces, digits and line ends have 0 as every other byte. */
const LOOKED_AT = 2_000;
const FEWEST_ZEROS = 0.1;

export interface DecodedText {
  readonly text: string;
  /** Its name in `TextDecoder`. */
  readonly encoding: string;
}

/**
 * Decodes a text file in every possible encoding, the most likely first. Only the encodings from before Unicode leave a
 * choice: every text can be decoded in several of them.
 *
 * @param chosen encoding that the organiser has chosen
 */
export function decodings(bytes: Buffer, chosen?: TextEncoding): DecodedText[] {
  if (chosen !== undefined) return [decode(bytes, chosen)];
  const marked = byMark(bytes) ?? byZeros(bytes);
  if (marked !== null) return [decode(bytes, marked)];
  try {
    return [{ text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }];
  } catch {
    return OLD.map((encoding) => decode(bytes, encoding));
  }
}

const decode = (bytes: Buffer, encoding: string): DecodedText => ({
  text: decodeAs(bytes, encoding),
  encoding,
});

/** What windows-1252 has where Latin-1 has control characters, from 0x80 on. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes a text. Node 20 decodes windows-1252 as Latin-1, which is corrected here. */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replace(/[\u0080-\u009f]/g, (sign) => WESTERN.charAt(sign.charCodeAt(0) - 0x80));
}

function byMark(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function byZeros(bytes: Buffer): string | null {
  const head = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < (head.length / 2) * FEWEST_ZEROS) return null;
  if (even === 0) return 'utf-16le';
  return odd === 0 ? 'utf-16be' : null;
}

const MOST_STRANGE = 0.02;

/** Whether a decoded file is not text: it has control characters, or characters that could not be decoded. */
export function looksBinary(text: string): boolean {
  const head = text.slice(0, LOOKED_AT);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is counted
  const strange = head.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return strange > head.length * MOST_STRANGE;
}
