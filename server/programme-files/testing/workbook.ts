import { deflateRawSync } from 'node:zlib';
import { writeArchive } from '../archive/write-archive.ts';

/** A cell of a sheet as Excel stores it. */
export type StoredCell =
  | string
  | number
  | null
  /** A number that is shown as a day, a time, or both. */
  | { readonly serial: number; readonly style: 'day' | 'time' | 'both' | 'hours' };

export interface StoredSheet {
  readonly name: string;
  readonly rows: readonly (readonly StoredCell[])[];
  /** Merged cells, such as `A2:A5`. */
  readonly merged?: readonly string[];
}

const STYLES = { day: 1, time: 2, both: 3, hours: 4 } as const;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function cellXml(cell: StoredCell, at: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'string')
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  return `<c r="${at}" s="${STYLES[cell.style]}"><v>${cell.serial}</v></c>`;
}

function sheetXml({ rows, merged = [] }: StoredSheet): string {
  const written = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${index + 1}`));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const list = merged.length === 0 ? '' : `<mergeCells count="${merged.length}">${merges}</mergeCells>`;
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${written.join('')}</sheetData>${list}</worksheet>`;
}

/** Returns the parts of a workbook as Excel would write them. */
export function workbookParts(sheets: readonly StoredSheet[]): Map<string, Buffer> {
  const each = (write: (sheet: StoredSheet, number: number) => string) =>
    sheets.map((sheet, index) => write(sheet, index + 1)).join('');
  const texts: [string, string][] = [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each(({ name }, number) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((_, number) => `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId90" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `${HEAD}<styleSheet xmlns="${MAIN}"><cellXfs count="5"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/><xf numFmtId="46" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ],
    ...sheets.map((sheet, index): [string, string] => [
      `xl/worksheets/sheet${index + 1}.xml`,
      sheetXml(sheet),
    ]),
  ];
  return new Map(texts.map(([name, text]) => [name, Buffer.from(text)]));
}

export const workbook = (...sheets: readonly StoredSheet[]): Buffer => writeArchive(workbookParts(sheets));

/** The number of a day in Excel. */
export const serialOf = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000);

/** Packs one part, and says of its size whatever it is told to say. */
export function packed(name: string, content: Buffer, declaredBytes = content.length): Buffer {
  const data = deflateRawSync(content, { level: 9 });
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(declaredBytes, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), data]);
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02', 'latin1'),
    Buffer.from([20, 0]),
    facts,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
