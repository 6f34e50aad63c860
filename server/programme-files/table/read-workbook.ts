import readExcelFile from 'read-excel-file/node';
import { checkAddresses } from '../archive/check-addresses.ts';
import { type ArchivePart, unpackWorkbook } from '../archive/read-archive.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { refuse } from '../refusal.ts';
import { hiddenRows, hiddenSheets } from './hidden-parts.ts';
import { mergedCells, sheetParts, withMerged } from './merged-cells.ts';
import type { Cell, Table } from './table.ts';

/** The checks here would miss everything in UTF-16. Spreadsheets write UTF-8. */
const DOCTYPE = [
  Buffer.from('<!DOCTYPE'),
  Buffer.from('<!doctype'),
  Buffer.from('<!ENTITY'),
  Buffer.from([0]),
];

/** The library reads it as an empty cell. Kept as a text, it is reported. */
const FAILED_FORMULA = /(<(?:\w+:)?c\s[^<>]*?\bt=")e"/g;

/** Reads the sheets of a workbook. The library gets a new workbook with only the parts checked here. */
export async function readWorkbook(bytes: Buffer, list: readonly ArchivePart[]): Promise<Table[]> {
  const parts = unpackWorkbook(bytes, list);
  for (const content of parts.values())
    if (DOCTYPE.some((sign) => content.includes(sign))) refuse('has-doctype', {});
  const partOf = sheetParts(parts);
  const sheetOf = new Map([...partOf].map(([sheet, part]) => [part, sheet]));
  for (const [part, content] of parts) {
    const xml = content.toString();
    // A workbook may name any of its parts as a sheet.
    checkAddresses(xml, sheetOf.get(part) ?? part);
    if (sheetOf.has(part)) parts.set(part, Buffer.from(xml.replace(FAILED_FORMULA, '$1str"')));
  }
  const xmlOf = (sheet: string) => parts.get(partOf.get(sheet) ?? '')?.toString() ?? '';
  const hidden = hiddenSheets(parts.get('xl/workbook.xml'));
  const sheets = await sheetsOf(writeArchive(parts));
  return sheets.map(({ sheet, data }) => {
    const xml = xmlOf(sheet);
    const rows = data.map((row) => row.map(plainCell));
    const table = { sheet, rows, isHidden: hidden.has(sheet), hiddenRows: hiddenRows(xml) };
    return withMerged(table, mergedCells(xml));
  });
}

async function sheetsOf(workbook: Buffer) {
  try {
    return await readExcelFile(workbook);
  } catch (error) {
    return refuse('damaged', { format: 'xlsx', detail: error instanceof Error ? error.message : '' });
  }
}

const plainCell = (cell: unknown): Cell =>
  typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' || cell instanceof Date
    ? cell
    : null;
