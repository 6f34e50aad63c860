import { columnNumber } from '../archive/check-addresses.ts';
import { childrenOf, readXml, type XmlElement } from '../conference/xml-document.ts';
import type { Cell, Table } from './table.ts';

/** Cells of one column that are merged, by index; both ends included. */
interface Merged {
  readonly column: number;
  readonly first: number;
  readonly last: number;
}

const RANGE = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/;
/** A limit, because each may be as long as the sheet. */
const MOST_MERGED = 2_000;
/** A tag ends where the next one begins; otherwise a comment full of open tags would be scanned again from each. */
const MERGE = /<(?:\w+:)?mergeCell\s[^<>]*?\bref="([^"<>]+)"/g;

/** Returns the name of the part that holds each sheet of a workbook, by the sheet's name. */
export function sheetParts(parts: ReadonlyMap<string, Buffer>): ReadonlyMap<string, string> {
  const targets = new Map(
    childrenOf(xmlOf(parts, 'xl/_rels/workbook.xml.rels'), 'Relationship').map(({ attributes }) => [
      attributes.Id,
      attributes.Target?.replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  const [sheets] = childrenOf(xmlOf(parts, 'xl/workbook.xml'), 'sheets');
  return new Map(
    childrenOf(sheets, 'sheet').map(({ attributes }) => {
      const id = Object.keys(attributes).find((name) => name.endsWith(':id')) ?? '';
      return [attributes.name ?? '', targets.get(attributes[id]) ?? ''];
    }),
  );
}

function xmlOf(parts: ReadonlyMap<string, Buffer>, name: string): XmlElement | undefined {
  const content = parts.get(name);
  return content && (readXml(content.toString()) ?? undefined);
}

/**
 * Returns the merged cells of a sheet. A cell over several columns is a heading or a remark, so only its first column
 * counts.
 */
export function mergedCells(sheet: string): Merged[] {
  return [...sheet.matchAll(MERGE)].slice(0, MOST_MERGED).flatMap(([, ref = '']) => {
    const [, letters = '', first, last] = RANGE.exec(ref) ?? [];
    const range = { column: columnNumber(letters) - 1, first: Number(first) - 1, last: Number(last) - 1 };
    return range.last > range.first ? [range] : [];
  });
}

/** Copies the value of a merged cell into each of its rows. */
export function withMerged({ rows, ...table }: Table, merged: readonly Merged[]): Table {
  const filled = rows.map((row) => [...row]);
  for (const { column, first, last } of merged) {
    const value: Cell = rows[first]?.[column] ?? null;
    for (let row = first + 1; row <= last && row < filled.length; row += 1) {
      const cells = filled[row];
      // A row that is otherwise empty stays empty.
      if (cells?.some((cell) => cell !== null)) cells[column] ??= value;
    }
  }
  return { ...table, rows: filled };
}
