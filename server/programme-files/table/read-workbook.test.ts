import { describe, expect, it } from 'vitest';
import { writeArchive } from '../archive/write-archive.ts';
import { entriesInShort, kindsOf, read } from '../testing/material.ts';
import { type StoredCell, serialOf, workbook, workbookParts } from '../testing/workbook.ts';

const day = (date: string): StoredCell => ({ serial: serialOf(date), style: 'day' });
const time = (hours: number): StoredCell => ({ serial: hours / 24, style: 'time' });
const down = (column: string, first: number, last: number) => `${column}${first}:${column}${last}`;
const HEADER = ['Game', 'Title', 'Day', 'Start', 'End', 'Place'];

describe('a programme as a workbook', () => {
  it('IMPORT-13 days and times are numbers, with and without a format, and a merged cell holds for all its rows', async () => {
    const programme = await read(
      workbook({
        name: 'Programme',
        rows: [
          ['Delphi Days', null, null, null, null, null, 'as of 12 September'],
          [],
          HEADER,
          ['Lyre', 'Heats', day('2026-10-03'), time(10), time(11.5), 'Odeon'],
          [null, 'Final', null, time(20), time(21), null],
          ['Drums', 'Night', null, time(23.5), time(1), 'Harbour'],
          [
            'Drums',
            'Morning',
            serialOf('2026-10-04'),
            0.375,
            { serial: serialOf('2026-10-04') + 0.5, style: 'both' },
            'Harbour',
          ],
          ['Drums', 'Late', day('2026-10-04'), { serial: 25.5 / 24, style: 'hours' }, null, 'Harbour'],
          ['Drums', 'Texts', '4.10.2026', '10:00', '11:00', 'Harbour'],
          ['Total', 5],
        ],
        merged: [down('A', 4, 5), down('C', 4, 6), down('F', 4, 5), 'A1:F1'],
      }),
    );
    expect(entriesInShort(programme)).toEqual([
      'Lyre | Heats | 2026-10-03T10:00 – 2026-10-03T11:30 | Odeon',
      'Lyre | Final | 2026-10-03T20:00 – 2026-10-03T21:00 | Odeon',
      'Drums | Night | 2026-10-03T23:30 – 2026-10-04T01:00 | Harbour',
      'Drums | Morning | 2026-10-04T09:00 – 2026-10-04T12:00 | Harbour',
      'Drums | Late | 2026-10-05T01:30 – ? | Harbour',
      'Drums | Texts | 2026-10-04T10:00 – 2026-10-04T11:00 | Harbour',
    ]);
    expect(programme.entries[0]?.where).toEqual({ sheet: 'Programme', row: 4 });
    expect(programme.mapping.sheets[0]?.headerRow).toBe(3);
    expect(kindsOf(programme)).toEqual(['10 not-an-entry']);
  });

  it('IMPORT-13 reads all sheets whose columns have names; the name of a sheet may be its day', async () => {
    const rows = [
      ['What', 'From', 'To', 'Where'],
      ['Lyre: Heats', time(10), time(11), 'Odeon'],
    ];
    const programme = await read(
      workbook(
        { name: 'Read me', rows: [['Please fill in the next sheets'], ['Thank you', 'for all']] },
        { name: 'Fri 2 Oct', rows },
        { name: 'Sat 3 Oct', rows },
      ),
      { game: 'Music' },
    );
    expect(entriesInShort(programme)).toEqual([
      'Music | Lyre: Heats | 2026-10-02T10:00 – 2026-10-02T11:00 | Odeon',
      'Music | Lyre: Heats | 2026-10-03T10:00 – 2026-10-03T11:00 | Odeon',
    ]);
    expect(programme.mapping.skippedSheets).toEqual(['Read me']);
    expect(programme.entries[1]?.where).toEqual({ sheet: 'Sat 3 Oct', row: 2 });
  });

  it('IMPORT-02 a formula that failed is a problem of its row alone', async () => {
    const parts = workbookParts([
      {
        name: 'A',
        rows: [
          HEADER,
          ['Chess', 'BROKEN', day('2026-10-03'), time(10)],
          ['Chess', 'Blitz', day('2026-10-03'), time(11)],
        ],
      },
    ]);
    const name = 'xl/worksheets/sheet1.xml';
    const xml = parts
      .get(name)
      ?.toString()
      .replace(/<c r="B2".*?<\/c>/, '<c r="B2" t="e"><f>X!A1</f><v>#REF!</v></c>');
    parts.set(name, Buffer.from(xml ?? ''));
    const programme = await read(writeArchive(parts));
    expect(entriesInShort(programme)).toEqual(['Chess | Blitz | 2026-10-03T11:00 – ? | ']);
    expect(kindsOf(programme)).toEqual(['2 cell-error']);
  });

  it('IMPORT-13 a number as a title is a text, and an odd cell is a problem of its row', async () => {
    const programme = await read(
      workbook({
        name: 'A',
        rows: [
          HEADER,
          ['Chess', 1984, day('2026-10-03'), 10, 7_000, 3],
          ['Chess', '<b>&amp;', day('2026-10-03'), -4],
        ],
      }),
    );
    expect(entriesInShort(programme)).toEqual([]);
    expect(kindsOf(programme)).toEqual(['2 start-unreadable', '3 start-unreadable']);
  });
});
