/** The file formats in which a programme can be read. */
export type FileFormat = 'csv' | 'xlsx' | 'schedule-json' | 'schedule-xml' | 'ics';

/** What else a file may turn out to be. */
export type OtherKind =
  | 'old-excel'
  | 'locked-excel'
  | 'binary-excel'
  | 'excel-2003-xml'
  | 'open-document'
  | 'numbers'
  | 'word'
  | 'slides'
  | 'zip'
  | 'web-page'
  | 'pdf'
  | 'picture'
  | 'rich-text'
  | 'contact'
  | 'packed'
  | 'other-xml'
  | 'other-binary';

type FileKind = { readonly format: FileFormat } | { readonly seems: OtherKind };

/** The first bytes of some file formats, as Latin-1. */
const BEGINNINGS: readonly (readonly [string, OtherKind])[] = [
  ['%PDF', 'pdf'],
  ['\x89PNG', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['GIF8', 'picture'],
  ['BM', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
  ['{\\rtf', 'rich-text'],
  ['\x1f\x8b', 'packed'],
  ['7z\xbc\xaf', 'packed'],
  ['Rar!', 'packed'],
];
const OLD_OFFICE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** An .xlsx file with a password is an old Office file around an encrypted one. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const BOX = /^.{4}ftyp/s;
const RIFF_PICTURE = /^RIFF.{4}WEBP/s;

/** Recognises a file by its content, since anybody can rename a file. Text is left to `textKind`. */
export function binaryKind(bytes: Buffer): FileKind | 'zip' | null {
  const head = bytes.subarray(0, 16).toString('latin1');
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return 'zip';
  if (head.startsWith(OLD_OFFICE)) return { seems: bytes.includes(ENCRYPTED) ? 'locked-excel' : 'old-excel' };
  if (BOX.test(head) || RIFF_PICTURE.test(head)) return { seems: 'picture' };
  const known = BEGINNINGS.find(([beginning]) => head.startsWith(beginning));
  // Many texts begin with "BM" too.
  if (known !== undefined && (known[0] !== 'BM' || bytes.subarray(0, 64).includes(0)))
    return { seems: known[1] };
  return null;
}

/** Recognises an archive by the names of its parts. */
export function packedKind(names: readonly string[]): FileKind {
  const has = (form: RegExp) => names.some((name) => form.test(name));
  if (has(/^xl\/workbook\.xml$/i)) return { format: 'xlsx' };
  if (has(/^xl\/workbook\.bin$/i)) return { seems: 'binary-excel' };
  if (has(/^word\//i)) return { seems: 'word' };
  if (has(/^ppt\//i)) return { seems: 'slides' };
  if (has(/^Index\/.*\.iwa$|^Index\.zip$/i)) return { seems: 'numbers' };
  if (has(/^content\.xml$/i) && has(/^mimetype$/i)) return { seems: 'open-document' };
  return { seems: 'zip' };
}

const WEB_PAGE =
  /^(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)?<(?:!doctype\s+html|html|head|body|table|meta|style|div)\b/i;

/** Recognises a text by its beginning. */
export function textKind(text: string): FileKind {
  const head = text.slice(0, 4_000).trimStart();
  if (/^BEGIN:VCALENDAR/i.test(head)) return { format: 'ics' };
  if (/^BEGIN:VCARD/i.test(head)) return { seems: 'contact' };
  if (WEB_PAGE.test(head)) return { seems: 'web-page' };
  if (/urn:schemas-microsoft-com:office:spreadsheet/.test(head)) return { seems: 'excel-2003-xml' };
  if (/^<schedule[\s>]/.test(withoutProlog(head))) return { format: 'schedule-xml' };
  // If it has a DOCTYPE, the reader refuses it and says why.
  if (/^<!DOCTYPE/i.test(withoutProlog(head)) && /<schedule[\s>]/.test(text))
    return { format: 'schedule-xml' };
  if (/^<[?!a-z]/i.test(head)) return { seems: 'other-xml' };
  if (/^\{\s*["}]|^\[\s*[[{\]]/.test(head)) return { format: 'schedule-json' };
  return { format: 'csv' };
}

const withoutProlog = (text: string) => text.replace(/^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|\s+)+/, '');

/** Extensions that promise one format. A file that holds another was renamed or mixed up. */
const PROMISES: Readonly<Record<string, readonly FileFormat[]>> = {
  csv: ['csv'],
  tsv: ['csv'],
  xlsx: ['xlsx'],
  xlsm: ['xlsx'],
  json: ['schedule-json'],
  xml: ['schedule-xml'],
  ics: ['ics'],
  ical: ['ics'],
};

/** Returns the extension of a file whose name promises another format than it has; null if it fits or promises none. */
export function misleadingExtension(fileName: string, format: FileFormat): string | null {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const promised = Object.hasOwn(PROMISES, extension) ? PROMISES[extension] : undefined;
  return promised === undefined || promised.includes(format) ? null : extension;
}
