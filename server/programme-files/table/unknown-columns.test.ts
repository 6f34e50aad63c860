import { describe, expect, it } from 'vitest';
import { mustBeCorrected } from '../problem.ts';
import { correctionSentence } from '../sentences/problem-sentence.ts';
import { entriesInShort, read } from '../testing/material.ts';
import { workbook } from '../testing/workbook.ts';

const FILE = 'Foo;Bar;Baz\nHeats;2026-10-03 10:00;Odeon\nFinal;2026-10-03 12:00;Odeon';
const fieldsOf = ({ mapping }: Awaited<ReturnType<typeof read>>) =>
  mapping.sheets.flatMap(({ columns }) => columns.map(({ column, field }) => `${column}: ${field ?? '-'}`));

describe('a table whose columns have unusual names', () => {
  it('IMPORT-21 is shown with its columns and what is in them, all to be chosen', async () => {
    for (const file of [FILE, workbook({ name: 'A', rows: FILE.split('\n').map((row) => row.split(';')) })]) {
      const programme = await read(file);
      expect(programme.entries).toEqual([]);
      expect(programme.problems.map(({ kind }) => kind)).toEqual(['columns-unknown']);
      expect(programme.problems.every(mustBeCorrected)).toBe(true);
      expect(programme.mapping.sheets[0]?.columns).toEqual([
        { column: 'Foo', field: null, samples: ['Heats', 'Final'] },
        { column: 'Bar', field: null, samples: ['2026-10-03 10:00', '2026-10-03 12:00'] },
        { column: 'Baz', field: null, samples: ['Odeon'] },
      ]);
      const chosen = await read(file, { columns: { Foo: 'title', Bar: 'start', Baz: 'place' } });
      expect(entriesInShort(chosen)[0]).toBe('Programme | Heats | 2026-10-03T10:00 – ? | Odeon');
    }
  });

  it('IMPORT-21 says what no column holds', async () => {
    expect((await read(FILE)).problems.map(correctionSentence)).toEqual([
      'Row 1: No column holds the title or the game, and none the day or the start. Choose them where the columns are listed, or name the columns Game, Title, Day, Start, End and Place.',
    ]);
    expect((await read(FILE, { columns: { Foo: 'title' } })).problems.map(correctionSentence)).toEqual([
      'Row 1: No column holds the day or the start. Choose it where the columns are listed, or name the columns Game, Title, Day, Start, End and Place.',
    ]);
  });

  it('IMPORT-21 stays when the column of its start is not to be used', async () => {
    const programme = await read('What,From,Where\nHeats,2026-10-03 10:00,Odeon', {
      columns: { From: null },
    });
    expect(programme.problems.map(({ kind }) => kind)).toEqual(['columns-unknown']);
    expect(fieldsOf(programme)).toEqual(['What: title', 'From: -', 'Where: place']);
  });

  it('IMPORT-21 has the names of festivals: artists, stages and sets', async () => {
    const programme = await read('Artist,Stage,Day,Set time\nThe Lyres,Odeon,2026-10-03,20:00–21:00');
    expect(entriesInShort(programme)).toEqual([
      'Programme | The Lyres | 2026-10-03T20:00 – 2026-10-03T21:00 | Odeon',
    ]);
    for (const [name, slot] of [
      ['Act', 'Slot'],
      ['Band', 'Show time'],
      ['Performer', 'Set time'],
    ])
      expect((await read(`${name},Day,${slot}\nThe Lyres,2026-10-03,20:00`)).entries).toHaveLength(1);
  });
});
