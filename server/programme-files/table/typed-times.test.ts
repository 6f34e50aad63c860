import { describe, expect, it } from 'vitest';
import { problemSentence } from '../sentences/problem-sentence.ts';
import { entriesInShort, kindsOf, read } from '../testing/material.ts';
import { type StoredCell, serialOf, workbook } from '../testing/workbook.ts';

const starting = (...starts: readonly StoredCell[]) =>
  read(
    workbook({
      name: 'A',
      rows: [
        ['Game', 'Title', 'Day', 'Start'],
        ...starts.map((one, at): StoredCell[] => ['Lyre', `Heat ${at}`, '2026-10-03', one]),
      ],
    }),
  );

describe('a number in a column of times', () => {
  it.each([1, 1.15, 1.3, 9.3, 0.3, 1_462.4])(
    'IMPORT-18 %d is refused, whatever day it would be',
    async (typed) => {
      const programme = await starting(typed);
      expect(entriesInShort(programme)).toEqual([]);
      expect(kindsOf(programme)).toEqual(['2 start-unreadable']);
      expect(programme.problems.map(problemSentence)[0]).toContain(`“${typed}”`);
    },
  );

  it('IMPORT-18 a part of a day, a time by its format and a day with its time are read', async () => {
    const both = serialOf('2026-10-03') + 0.5;
    const programme = await starting(0.375, { serial: 25.5 / 24, style: 'hours' }, both, {
      serial: both,
      style: 'both',
    });
    expect(programme.entries.map(({ entry }) => entry.starts)).toEqual([
      '2026-10-03T09:00',
      '2026-10-04T01:30',
      '2026-10-03T12:00',
      '2026-10-03T12:00',
    ]);
  });

  it.each(['9.3', '9,3', '1.5'])(
    'IMPORT-18 in CSV, %s is said to be no time rather than missing',
    async (typed) => {
      const programme = await read(`Game;Title;Day;Start\nLyre;Heats;2026-10-03;${typed}`);
      expect(kindsOf(programme)).toEqual(['2 start-unreadable']);
      expect(programme.problems.map(problemSentence)[0]).toContain(`“${typed}”`);
    },
  );

  it('IMPORT-18 a plain number in a column of days is no time', async () => {
    const programme = await read(
      workbook({
        name: 'A',
        rows: [
          ['Game', 'Title', 'Day', 'Start'],
          ['Lyre', 'Heats', 1, '10:00'],
        ],
      }),
    );
    expect(kindsOf(programme)).toEqual(['2 day-unreadable']);
  });
});
