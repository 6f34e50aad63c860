import { describe, expect, it } from 'vitest';
import { writeArchive } from '../archive/write-archive.ts';
import { problemSentence } from '../sentences/problem-sentence.ts';
import { entriesInShort, read } from '../testing/material.ts';
import { type StoredCell, workbookParts } from '../testing/workbook.ts';

const sheet = (name: string, header: StoredCell[], title: string) => ({
  name,
  rows: [
    header,
    ['Lyre', title, '2026-10-03 10:00', 'Odeon'],
    ['Lyre', `${title} 2`, '2026-10-03 12:00', 'Odeon'],
  ],
});
const HEADER = ['Game', 'Title', 'Start', 'Place'];
const hide = (parts: Map<string, Buffer>, part: string, from: string, to: string) =>
  parts.set(part, Buffer.from(parts.get(part)?.toString().replace(from, to) ?? ''));

describe('a workbook of several sheets', () => {
  it('IMPORT-20 says which sheets were left out, and why', async () => {
    const parts = workbookParts([
      sheet('Friday', HEADER, 'Heats'),
      sheet('Saturday', ['Wer', 'Wieso', 'Weshalb', 'Warum'], 'Final'),
      sheet('Old', HEADER, 'Gone'),
      { name: 'Empty', rows: [] },
    ]);
    hide(parts, 'xl/workbook.xml', 'name="Old"', 'name="Old" state="hidden"');
    const programme = await read(writeArchive(parts));
    expect(entriesInShort(programme)).toHaveLength(2);
    expect(programme.problems.map(problemSentence)).toEqual([
      'Sheet “Saturday”: No row of this sheet names the columns, so it was left out. If it holds entries, name its columns as on the other sheets, or choose them where the columns are listed.',
      'Sheet “Old”: This sheet is hidden, so it was left out. If it belongs to the programme, show it and save the file again.',
    ]);
    expect(programme.mapping.skippedSheets).toEqual(['Saturday', 'Old', 'Empty']);
    expect(programme.mapping.sheets.map((one) => one.sheet)).toEqual(['Friday', 'Saturday']);
  });

  it('IMPORT-20 hidden rows are read, and that is said', async () => {
    const parts = workbookParts([sheet('Friday', HEADER, 'Heats')]);
    hide(parts, 'xl/worksheets/sheet1.xml', '<row r="3"', '<row r="3" hidden="1"');
    const programme = await read(writeArchive(parts));
    expect(entriesInShort(programme)).toHaveLength(2);
    expect(programme.problems.map(problemSentence)).toEqual([
      'Sheet “Friday”, row 3: One row of this sheet is hidden; it was read all the same. If it no longer belongs to the programme, delete it.',
    ]);
  });
});
