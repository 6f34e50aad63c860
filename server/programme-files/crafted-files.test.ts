import { describe, expect, it } from 'vitest';
import { writeArchive } from './archive/write-archive.ts';
import { readPosition } from './position.ts';
import { entriesInShort, kindsOf, outcomeOf, read } from './testing/material.ts';
import { workbookParts } from './testing/workbook.ts';

/** What is read once takes far less, even on a busy machine; what is read again from each of its signs takes minutes. */
const MOST_MS = 5_000;

async function inTime<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  const took = performance.now() - started;
  expect(took, `${Math.round(took)} ms`).toBeLessThan(MOST_MS);
  return result;
}

describe('a file that is made to keep the server busy', () => {
  it('IMPORT-06 may have thousands of blanks in a position', async () => {
    const position = `38${' '.repeat(5_000)}x`;
    expect(await inTime(() => readPosition(position))).toBeNull();
    expect(readPosition(`38.4824${' '.repeat(5_000)}22.501`)).toBe('38.4824,22.501');
    const csv = `Game,Title,Start,Coordinates\nLyre,Heats,2026-10-02 10:00,${position}`;
    const programme = await inTime(() => read(csv));
    expect(kindsOf(programme)).toEqual(['2 position-unreadable']);
  });

  it('IMPORT-06 may have a comment full of merged cells that never end', async () => {
    const rows = [
      ['Game', 'Title', 'Start'],
      ['Lyre', 'Heats', '2026-10-03 10:00'],
    ];
    const parts = workbookParts([{ name: 'A', rows }]);
    const name = 'xl/worksheets/sheet1.xml';
    const comment = `<!-- ${'<mergeCell '.repeat(100_000)}-->`;
    const xml = parts.get(name)?.toString().replace('</worksheet>', `${comment}</worksheet>`);
    parts.set(name, Buffer.from(xml ?? ''));
    const programme = await inTime(() => read(writeArchive(parts)));
    expect(entriesInShort(programme)).toEqual(['Lyre | Heats | 2026-10-03T10:00 – ? | ']);
  });

  it('IMPORT-08 may add thousands of times and leave each of them out again', async () => {
    const times = Array.from({ length: 10_000 }, (_, index) => {
      const [hour, minute, second] = [Math.floor(index / 3_600), Math.floor(index / 60) % 60, index % 60];
      return `20261003T${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join('')}`;
    });
    const calendar = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:one', 'SUMMARY:Lyre'],
      'DTSTART:20261003T100000',
      ...times.map((time) => `RDATE:${time}`),
      ...times.map((time) => `EXDATE:${time}`),
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n');
    const outcome = await inTime(() => outcomeOf(calendar));
    expect(outcome).toMatchObject({ refusal: { kind: 'too-many-rows' } });
  });

  it('IMPORT-06 may have one line for all, or one row over all lines', async () => {
    const header = 'Game,Title,Start\n';
    const line = await inTime(() => outcomeOf(`${header}${'a,'.repeat(1_000_000)}`));
    expect(line).toMatchObject({ refusal: { kind: 'line-too-long', facts: { line: 2, most: 100_000 } } });
    // Not in UTF-8, so that all old encodings are tried.
    const row = Buffer.from(`"ä\n",${'"a\n",'.repeat(300_000)}`, 'latin1');
    expect(await inTime(() => outcomeOf(row))).toMatchObject({ refusal: { kind: 'no-header' } });
  });
});
