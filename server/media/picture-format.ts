/** The format of a file by its first bytes, regardless of its name and declared type. */
export type FileFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'drawing' | 'empty' | 'other';

/** How much of a file is searched for markup that may follow comments. */
const BEGINNING = 1_024;
const MARKUP = /<\s*(?:svg|\?xml|!doctype|html)/i;

/** Recognises a file by its first bytes. */
export function formatOf(bytes: Buffer): FileFormat {
  if (bytes.length === 0) return 'empty';
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp') return /avi[fs]/.test(brands(bytes)) ? 'avif' : heicOrOther(bytes);
  return MARKUP.test(text(0, BEGINNING)) ? 'drawing' : 'other';
}

/** Brands in a file made of boxes (ISO 14496-12): films and pictures of phones begin alike. */
function brands(bytes: Buffer): string {
  const length = Math.min(bytes.length < 8 ? 0 : bytes.readUInt32BE(0), BEGINNING);
  return bytes.toString('latin1', 8, length);
}

const heicOrOther = (bytes: Buffer): FileFormat =>
  /hei[cxms]|hev[cx]|mif1/.test(brands(bytes)) ? 'heic' : 'other';
