import { describe, expect, it } from 'vitest';
import { growth, LINEAR } from '../../tests/support/timing/processor-time.ts';
import { writeArchive } from './archive/write-archive.ts';
import { readPosition } from './position.ts';
import { entriesInShort, kindsOf, outcomeOf, read } from './testing/material.ts';
import { workbookParts } from './testing/workbook.ts';

/** What is read again from each of its signs takes with the square of their number. */
async function expectReadOnce(signs: number, read: (signs: number) => unknown): Promise<void> {
  expect(await growth(signs, read)).toBeLessThan(LINEAR);
}

describe('a file that is made to keep the server busy', () => {
  it('IMPORT-06 may have thousands of blanks in a position', async () => {
    const positionOf = (blanks: number) => `38${' '.repeat(blanks)}x`;
    const position = positionOf(5_000);
    await expectReadOnce(50_000, (blanks) => readPosition(positionOf(blanks)));
    expect(readPosition(position)).toBeNull();
    expect(readPosition(`38.4824${' '.repeat(5_000)}22.501`)).toBe('38.4824,22.501');
    const csv = `Game,Title,Start,Coordinates\nLyre,Heats,2026-10-02 10:00,${position}`;
    const programme = await read(csv);
    expect(kindsOf(programme)).toEqual(['2 position-unreadable']);
  });

  it('IMPORT-06 may have a comment full of merged cells that never end', async () => {
    const rows = [
      ['Game', 'Title', 'Start'],
      ['Lyre', 'Heats', '2026-10-03 10:00'],
    ];
    const parts = workbookParts([{ name: 'A', rows }]);
    const name = 'xl/worksheets/sheet1.xml';
    const sheet = parts.get(name)?.toString() ?? '';
    const fileOf = (signs: number) => {
      const comment = `<!-- ${'<mergeCell '.repeat(signs)}-->`;
      parts.set(name, Buffer.from(sheet.replace('</worksheet>', `${comment}</worksheet>`)));
      return writeArchive(parts);
    };
    await expectReadOnce(100_000, async (signs) => read(await fileOf(signs)));
    const programme = await read(await fileOf(100_000));
    expect(entriesInShort(programme)).toEqual(['Lyre | Heats | 2026-10-03T10:00 – ? | ']);
  });

  it('IMPORT-08 may add thousands of times and leave each of them out again', async () => {
    const timesOf = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const [hour, minute, second] = [Math.floor(index / 3_600), Math.floor(index / 60) % 60, index % 60];
        return `20261003T${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join('')}`;
      });
    const calendarOf = (times: readonly string[]) =>
      [
        ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:one', 'SUMMARY:Lyre'],
        'DTSTART:20261003T100000',
        ...times.map((time) => `RDATE:${time}`),
        ...times.map((time) => `EXDATE:${time}`),
        ...['END:VEVENT', 'END:VCALENDAR', ''],
      ].join('\r\n');
    await expectReadOnce(10_000, (count) => outcomeOf(calendarOf(timesOf(count))));
    const outcome = await outcomeOf(calendarOf(timesOf(10_000)));
    expect(outcome).toMatchObject({ refusal: { kind: 'too-many-rows' } });
  });

  it('IMPORT-06 may have one line for all, or one row over all lines', async () => {
    const header = 'Game,Title,Start\n';
    const lineOf = (cells: number) => outcomeOf(`${header}${'a,'.repeat(cells)}`);
    await expectReadOnce(1_000_000, lineOf);
    const line = await lineOf(1_000_000);
    expect(line).toMatchObject({ refusal: { kind: 'line-too-long', facts: { line: 2, most: 100_000 } } });
    // Not in UTF-8, so that all old encodings are tried.
    const rowOf = (lines: number) => outcomeOf(Buffer.from(`"ä\n",${'"a\n",'.repeat(lines)}`, 'latin1'));
    await expectReadOnce(300_000, rowOf);
    expect(await rowOf(300_000)).toMatchObject({ refusal: { kind: 'no-header' } });
  });
});
