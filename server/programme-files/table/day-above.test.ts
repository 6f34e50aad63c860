import { describe, expect, it } from 'vitest';
import { entriesInShort, read } from '../testing/material.ts';
import { serialOf, workbook } from '../testing/workbook.ts';

const HEADER = ['Time', 'Title', 'Game', 'Room'];
const row = (time: string, title: string) => [time, title, 'Lyre', 'Odeon'];

describe('a day above the names of the columns', () => {
  it('IMPORT-01 counts for the rows below', async () => {
    const file = [['Lyre Days'], ['Friday 4 December 2026'], [], HEADER, row('10:00', 'Heats')];
    const expected = ['Lyre | Heats | 2026-12-04T10:00 – ? | Odeon'];
    const inCsv = await read(file.map((cells) => cells.join(',')).join('\n'));
    expect(entriesInShort(inCsv)).toEqual(expected);
    expect(inCsv.problems).toEqual([]);
    const day = { serial: serialOf('2026-12-04'), style: 'day' } as const;
    expect(
      entriesInShort(await read(workbook({ name: 'A', rows: [[day], HEADER, row('10:00', 'Heats')] }))),
    ).toEqual(expected);
  });

  it('IMPORT-01 comes with the names again for the next day, and they are no entry', async () => {
    const file = [
      ...[['Friday 4 December 2026'], HEADER, row('10:00', 'Heats'), []],
      ...[['Saturday 5 December 2026'], ['TIME', 'Title ', 'Game', 'Room'], row('12:00', 'Final')],
    ];
    const programme = await read(file.map((cells) => cells.join(',')).join('\n'));
    expect(entriesInShort(programme)).toEqual([
      'Lyre | Heats | 2026-12-04T10:00 – ? | Odeon',
      'Lyre | Final | 2026-12-05T12:00 – ? | Odeon',
    ]);
    expect(programme.problems).toEqual([]);
  });

  it('IMPORT-03 helps to tell which number is the day', async () => {
    const file = ['04/12/2026', 'Time,Title,Game', '10:00,Heats,Lyre', '13/12/2026', '10:00,Final,Lyre'];
    const programme = await read(file.join('\n'));
    expect(programme.mapping.dateOrder).toEqual({ order: 'day-first', by: 'numbers' });
    expect(programme.entries[0]?.entry.starts).toBe('2026-12-04T10:00');
  });
});
