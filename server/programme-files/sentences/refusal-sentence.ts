import type { FileFormat, OtherKind } from '../file-kind.ts';
import type { Refusal, RefusalKind } from '../refusal.ts';

type Sentences = {
  readonly [Kind in RefusalKind]: (facts: Extract<Refusal, { kind: Kind }>['facts']) => string;
};

const SAVE_AS = 'Open it in a spreadsheet program and save it as “Excel workbook (.xlsx)” or as CSV.';

/** What a file seems to be, and what to do with it. */
const OTHER_KINDS: Readonly<Record<OtherKind, string>> = {
  'old-excel': `This seems to be a workbook from an old version of Excel (.xls). ${SAVE_AS}`,
  'locked-excel':
    'This seems to be a workbook with a password. Remove the password in Excel, save it and try again.',
  'binary-excel': `This seems to be a binary Excel workbook (.xlsb). ${SAVE_AS}`,
  'excel-2003-xml': `This seems to be an Excel 2003 XML workbook. ${SAVE_AS}`,
  'open-document': `This seems to be an OpenDocument file (.ods, .odt). ${SAVE_AS}`,
  numbers: 'This seems to be an Apple Numbers or Pages file. Export it from there as Excel or CSV.',
  word: 'This seems to be a Word document. Copy its table into a spreadsheet and save that.',
  slides: 'This seems to be a presentation. Copy its table into a spreadsheet and save that.',
  zip: 'This seems to be a ZIP archive. Unpack it and choose the file inside.',
  packed: 'This seems to be a compressed file. Unpack it and choose the file inside.',
  'web-page': `This seems to be a web page, even if its name says otherwise. ${SAVE_AS}`,
  pdf: 'This seems to be a PDF. Ask for the table it was made from, or copy it into a spreadsheet.',
  picture: 'This seems to be a picture. Type its table into a spreadsheet.',
  'rich-text': 'This seems to be formatted text (RTF). Copy its table into a spreadsheet and save that.',
  contact: 'This seems to be an address card (vCard), not a calendar. Choose the calendar file (.ics).',
  'other-xml': 'This is XML, but not a schedule from frab or pretalx. Choose their file “schedule.xml”.',
  'other-binary': 'This is neither text nor a workbook. Choose an .xlsx, .csv, .json, .xml or .ics file.',
};

const FORMATS: Readonly<Record<FileFormat, string>> = {
  csv: 'plain text or CSV',
  xlsx: 'an Excel workbook',
  'schedule-json': 'JSON',
  'schedule-xml': 'a schedule in XML',
  ics: 'a calendar',
};

/** What a file of this format is usually called. */
const EXTENSIONS: Readonly<Record<FileFormat, string>> = {
  csv: '.csv',
  xlsx: '.xlsx',
  'schedule-json': '.json',
  'schedule-xml': '.xml',
  ics: '.ics',
};

const SENTENCES: Sentences = {
  empty: () => 'The file is empty. Choose another, or save it again in the program it came from.',
  'too-large': ({ bytes, most }) =>
    `The file is ${megabytes(bytes)} MB; the limit is ${megabytes(most)} MB. Remove pictures and other sheets, or split it.`,
  'other-kind': ({ seems }) => OTHER_KINDS[seems],
  'name-does-not-fit': ({ extension, seems }) =>
    `The name ends with .${extension}, but this seems to be ${FORMATS[seems]}. If it’s the right file, rename it so that it ends with ${EXTENSIONS[seems]}.`,
  'unpacks-too-large': ({ most }) =>
    `Unpacked, the workbook is larger than ${megabytes(most)} MB. Copy the programme alone into a new workbook.`,
  'too-many-parts': ({ most }) =>
    `The workbook consists of more than ${most} parts. Copy the programme alone into a new workbook.`,
  'too-many-rows': ({ most }) =>
    `There are more than ${most} entries. Split the programme into several events.`,
  'too-many-columns': ({ most, sheet }) =>
    `${sheet === '' ? 'The file' : `The sheet “${sheet}”`} has more than ${most} columns. Write one entry in each row, and delete what is far to the right.`,
  'row-too-far': ({ row, sheet, most }) =>
    `There’s something in row ${row} of the sheet “${sheet}”, far below the programme; only rows up to ${most} are read. Delete the rows below the programme.`,
  'line-too-long': ({ line, most }) =>
    `Line ${line} has more than ${most} characters, far more than any programme needs. Save the table again, with one entry in each line.`,
  'too-deep': ({ most }) =>
    `The file nests deeper than ${most} levels, far more than any programme needs. Export it again.`,
  'has-doctype': () =>
    'The file begins with a DOCTYPE, which we don’t read, for safety. Export it again without one.',
  damaged: ({ format }) =>
    `The file begins like ${FORMATS[format]}, but is damaged or incomplete. Export or download it again.`,
  'quote-open': ({ row }) =>
    `From row ${row} on, a text begins with a quotation mark (") that is never closed. Close it, or write it twice if it belongs to the text.`,
  'no-header': ({ firstRow }) =>
    `No row names the columns.${firstRow.length === 0 ? '' : ` The first says: ${firstRow.join(' · ')}.`} Add a row above the entries with names such as Game, Title, Day, Start, End, Place.`,
  'no-schedule': ({ format }) =>
    `This is ${FORMATS[format]}, but there’s no programme in it. Choose the file that has it.`,
};

/** Says in English why nothing of a file was read, and what to do. */
export const refusalSentence = ({ kind, facts }: Refusal): string =>
  (SENTENCES[kind] as (facts: Refusal['facts']) => string)(facts);

const megabytes = (bytes: number) => Math.ceil((bytes / 1024 / 1024) * 10) / 10;
