import { describe, expect, it } from 'vitest';
import { writeArchive } from './archive/write-archive.ts';
import { refusalSentence } from './sentences/refusal-sentence.ts';
import { entriesInShort, outcomeOf, read, textOf } from './testing/material.ts';
import { packed, workbook, workbookParts } from './testing/workbook.ts';

const archiveOf = (...names: readonly string[]) =>
  writeArchive(new Map(names.map((name) => [name, Buffer.from('x')])));
const latin = (text: string) => Buffer.from(text, 'latin1');
const SHEET = {
  name: 'A',
  rows: [
    ['Game', 'Title', 'Start'],
    ['Lyre', 'Heats', '2026-10-03 10:00'],
  ],
};
const MB = 1024 * 1024;

/** Returns what is said about a file that is refused. */
async function saidOf(file: Uint8Array | string, fileName?: string): Promise<string> {
  const outcome = await outcomeOf(file, fileName === undefined ? {} : { fileName });
  expect(Object.keys(outcome).sort(), 'nothing of a refused file').toEqual(['outcome', 'refusal']);
  if (outcome.outcome === 'read') throw new Error('It was read.');
  return refusalSentence(outcome.refusal);
}

describe('a file that is no programme', () => {
  it.each([
    ['nothing', '', 'The file is empty'],
    ['spaces', '\ufeff \r\n', 'The file is empty'],
    [
      'a web page called .xls',
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr><td>Game',
      'a web page',
    ],
    ['a web page with a DOCTYPE', '<!DOCTYPE html>\n<html>', 'a web page'],
    [
      'a workbook of Excel 97',
      Buffer.concat([latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), Buffer.alloc(600)]),
      'an old version of Excel (.xls)',
    ],
    [
      'a workbook with a password',
      Buffer.concat([latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'with a password',
    ],
    [
      'a workbook of Excel 2003',
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
      'Excel 2003',
    ],
    ['a binary workbook', archiveOf('xl/workbook.bin'), '(.xlsb)'],
    ['an OpenDocument file', archiveOf('mimetype', 'content.xml'), 'OpenDocument'],
    ['a file of Numbers', archiveOf('Index/Document.iwa'), 'Apple Numbers'],
    ['a Word document', archiveOf('[Content_Types].xml', 'word/document.xml'), 'Word'],
    ['a ZIP archive', archiveOf('programme.xlsx'), 'ZIP archive'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', 'a PDF'],
    ['a PNG', latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'a picture'],
    ['a photograph', latin('\xff\xd8\xff\xe0\0\x10JFIF'), 'a picture'],
    ['a photograph of a phone', latin('\0\0\0\x18ftypheic'), 'a picture'],
    ['a formatted text', '{\\rtf1\\ansi Game', 'formatted text'],
    ['an address card', 'BEGIN:VCARD\r\nVERSION:3.0', 'address card'],
    ['another XML', '<?xml version="1.0"?><rss version="2.0"></rss>', 'not a schedule'],
    [
      'random bytes',
      latin(Array.from({ length: 400 }, (_, index) => String.fromCharCode((index * 37) % 256)).join('')),
      'neither text nor a workbook',
    ],
    ['a letter', 'Dear all,\nthe games begin on Friday.\nSee you there', 'No row names the columns'],
    [
      'a quotation mark that is never closed',
      'Game,Title,Start\nLyre,"Heats,2026-10-03 10:00\nLyre,Final,2026-10-03 12:00',
      'From row 2 on',
    ],
  ])('IMPORT-06 is refused: %s', async (_, file, said) => {
    expect(await saidOf(file)).toContain(said);
  });

  it.each([
    ['programme.csv', workbook(SHEET), 'an Excel workbook'],
    ['programme.xlsx', 'Game,Title,Start\nLyre,Heats,2026-10-03 10:00', 'plain text or CSV'],
    ['programme.ics', textOf('frab-schedule.xml'), 'a schedule in XML'],
    ['programme.XLSX', '<html><table>', 'a web page'],
  ])('IMPORT-06 is refused if its name promises something else: %s', async (name, file, said) => {
    expect(await saidOf(file, name)).toContain(said);
  });

  it('is read whatever its name is, if that promises nothing', async () => {
    expect(entriesInShort(await read(workbook(SHEET), { fileName: 'programme' }))).toHaveLength(1);
    expect((await read(textOf('google-calendar.ics'), { fileName: 'a.txt' })).format).toBe('ics');
  });
});

describe('a file that is too much', () => {
  it('IMPORT-09 is refused at more than 10 MB', async () => {
    expect(await saidOf(Buffer.alloc(10 * MB + 1, 'a'))).toContain('the limit is 10 MB');
  });

  it('IMPORT-09 is refused at more than 5,000 rows, and read with 5,000', async () => {
    const rows = (count: number) =>
      [
        'Game,Title,Start',
        ...Array.from({ length: count }, (_, row) => `Lyre,Heat ${row},2026-10-03 10:00`),
      ].join('\n');
    expect((await read(rows(5_000))).entries).toHaveLength(5_000);
    expect(await saidOf(rows(5_001))).toContain('more than 5000 entries');
  });

  it('IMPORT-09 is refused with more than 200 columns', async () => {
    expect(await saidOf(`Game,Title,Start${','.repeat(300)}x\nLyre,Heats,2026-10-03 10:00`)).toContain(
      '200 columns',
    );
    expect(
      (await read(`Game,Title,Start${','.repeat(300)}\nLyre,Heats,2026-10-03 10:00${','.repeat(300)}`))
        .entries,
    ).toHaveLength(1);
  });

  it.each([
    ['says how large it becomes', 80 * MB],
    ['lies about it', 10],
  ])('IMPORT-09 a workbook that unpacks to 80 MB and %s is refused', async (_, declared) => {
    const bomb = packed('xl/workbook.xml', Buffer.alloc(80 * MB, ' '), declared);
    expect(bomb.length).toBeLessThan(MB);
    expect(await saidOf(bomb)).toContain('larger than 40 MB');
  });

  it('IMPORT-09 a workbook of very many parts is refused', async () => {
    const parts = Array.from({ length: 1_001 }, (_, index) => `xl/part${index}.xml`);
    expect(await saidOf(archiveOf('xl/workbook.xml', ...parts))).toContain('more than 1000 parts');
  });

  it.each([
    [
      'a DOCTYPE',
      'xl/worksheets/sheet1.xml',
      (xml: string) => xml.replace('<worksheet', '<!DOCTYPE x [<!ENTITY a "b">]><worksheet'),
    ],
    ['UTF-16, where nobody would see one', 'xl/styles.xml', (xml: string) => `\ufeff${xml}`],
  ])('IMPORT-09 a workbook with %s is refused', async (_, name, change) => {
    const parts = workbookParts([SHEET]);
    const encoding = name.includes('styles') ? 'utf16le' : 'utf8';
    parts.set(name, Buffer.from(change(parts.get(name)?.toString() ?? ''), encoding));
    expect(await saidOf(writeArchive(parts))).toContain('DOCTYPE');
  });

  it.each([
    ['cut off', (file: Buffer) => file.subarray(0, file.length / 2)],
    ['without its first bytes', (file: Buffer) => Buffer.concat([latin('PK\x03\x04'), file.subarray(200)])],
    [
      'with a broken sheet',
      (file: Buffer) => Buffer.from(file.toString('latin1').replace('<sheetData>', '<sheetDat">'), 'latin1'),
    ],
  ])('IMPORT-06 a workbook %s is refused', async (_, change) => {
    expect(await saidOf(change(workbook(SHEET)))).toMatch(/damaged or incomplete/);
  });

  it.each([
    ['a row far below', '<row r="900000">', 'row 900000'],
    ['a row that no spreadsheet has', '<row r="4000000000">', 'damaged'],
    ['an address that is no number', '<row r="1e9">', 'damaged'],
    ['an address in other quotation marks', "<row r='4000000000'>", 'damaged'],
    ['an address in signs', '<row r="&#52;000000000">', 'damaged'],
  ])('IMPORT-09 a workbook with %s is refused before its rows are made', async (_, row, said) => {
    const parts = workbookParts([SHEET]);
    const name = 'xl/worksheets/sheet1.xml';
    const cell = row.includes('900000') ? '<c r="A900000"><v>1</v></c>' : '';
    const xml = parts.get(name)?.toString().replace('</sheetData>', `${row}${cell}</row></sheetData>`);
    parts.set(name, Buffer.from(xml ?? ''));
    expect(await saidOf(writeArchive(parts))).toContain(said);
  });

  it('IMPORT-09 formats down to the last row and column are no reason to refuse a workbook', async () => {
    const parts = workbookParts([SHEET]);
    const name = 'xl/worksheets/sheet1.xml';
    const far = '<row r="1048576" s="1"><c r="XFD1048576" s="1"/></row>';
    parts.set(
      name,
      Buffer.from(parts.get(name)?.toString().replace('</sheetData>', `${far}</sheetData>`) ?? ''),
    );
    expect(entriesInShort(await read(writeArchive(parts)))).toHaveLength(1);
  });

  it('IMPORT-09 a title of a thousand letters is left out, a note of that kind is cut', async () => {
    const programme = await read(
      `Game,Title,Start,Note\nLyre,${'x'.repeat(1_000)},2026-10-03 10:00,\nLyre,Final,2026-10-03 10:00,${'y'.repeat(6_000)}`,
    );
    expect(programme.problems.map(({ kind }) => kind)).toEqual(['text-too-long', 'note-shortened']);
    expect(programme.entries.map(({ entry }) => entry.note?.length)).toEqual([5_000]);
  });
});
