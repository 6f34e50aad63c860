import { listParts, unpackWorkbook } from '../../../server/programme-files/archive/read-archive.ts';
import { writeArchive } from '../../../server/programme-files/archive/write-archive.ts';
import { serialOf } from '../../../server/programme-files/testing/workbook.ts';
import { COLUMNS } from '../../../server/programme-files/write/workbook-texts.ts';

/** What somebody types into a row, by the names of the template's columns. */
export type TypedRow = Readonly<Record<string, string>>;

const SHEET = 'xl/worksheets/sheet1.xml';
const EXAMPLE = /<row r="2">.*<\/row>/s;
const TIME = /^(\d\d):(\d\d)$/;
const letterOf = (column: number) => String.fromCharCode(65 + column);

/**
 * Replaces the example of the desk's template by these rows, as a spreadsheet program stores what is typed there: days
 * and times become numbers in the format of their column; what is no day and no time stays a text.
 */
export function fillInTemplate(template: Buffer, rows: readonly TypedRow[]): Buffer {
  const parts = unpackWorkbook(template, listParts(template));
  const xml = parts.get(SHEET)?.toString() ?? '';
  const [example] = EXAMPLE.exec(xml) ?? [];
  if (example === undefined) throw new Error('The template has no example to replace.');
  const style = (column: string) => new RegExp(`r="${column}2" s="(\\d+)"`).exec(example)?.[1] ?? '0';
  // The example leaves the day of its end out.
  const styles = { day: style('D'), time: style('E') };
  const filled = rows.map((row, index) => rowXml(row, index + 2, styles)).join('');
  parts.set(SHEET, Buffer.from(xml.replace(example, () => filled)));
  return writeArchive(parts);
}

function rowXml(row: TypedRow, number: number, styles: { day: string; time: string }): string {
  const cells = COLUMNS.map(({ name }, column) => {
    const [text, at] = [row[name] ?? '', `${letterOf(column)}${number}`];
    if (text === '') return '';
    const [day, time] = [dayNumber(text), dayShare(text)];
    if (day !== null) return `<c r="${at}" s="${styles.day}"><v>${day}</v></c>`;
    if (time !== null) return `<c r="${at}" s="${styles.time}"><v>${time}</v></c>`;
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

function dayNumber(text: string): number | null {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? serialOf(text) : null;
}

function dayShare(text: string): number | null {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  const isTime = hours !== undefined && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? (Number(hours) * 60 + Number(minutes)) / (24 * 60) : null;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
