import { describe, expect, it } from 'vitest';
import type { ReadProgramme } from '../programme.ts';
import { problemSentence } from '../sentences/problem-sentence.ts';
import { read } from '../testing/material.ts';
import { type StoredCell, workbook } from '../testing/workbook.ts';
import { minutesBetween } from '../when/local-time.ts';

const minutesOf = ({ entries }: ReadProgramme) =>
  entries.map(({ entry }) => (entry.ends === null ? null : minutesBetween(entry.starts, entry.ends)));
const inCsv = (name: string, ...lengths: readonly string[]) =>
  read(
    [`Game;Title;Start;${name}`, ...lengths.map((one, at) => `Lyre;${at};2026-10-03 10:00;${one}`)].join(
      '\n',
    ),
  );
const inWorkbook = (name: string, ...lengths: readonly StoredCell[]) =>
  read(
    workbook({
      name: 'A',
      rows: [
        ['Game', 'Title', 'Start', name],
        ...lengths.map((one, at): StoredCell[] => ['Lyre', `Heat ${at}`, '2026-10-03 10:00', one]),
      ],
    }),
  );

describe('how long an entry takes', () => {
  it('IMPORT-18 three numbers in a table are hours, minutes and seconds, as spreadsheets save them', async () => {
    expect(minutesOf(await inCsv('Duration', '00:45:00', '01:30:00', '1:30', '90', '1 h 30 min'))).toEqual([
      45, 90, 90, 90, 90,
    ]);
    expect(minutesOf(await inWorkbook('Duration', '01:30:00'))).toEqual([90]);
  });

  it('IMPORT-18 a cell with the format of a time is a part of a day', async () => {
    const programme = await inWorkbook(
      'Duration',
      { serial: 0.75 / 24, style: 'time' },
      { serial: 1.5, style: 'hours' },
    );
    expect(minutesOf(programme)).toEqual([45, 36 * 60]);
  });

  it.each([
    ['Duration', [1, 1.5, 2], [60, 90, 120], 'hours'],
    ['Duration', [45, 90], [45, 90], null],
    ['Duration', [1, 2], [1, 2], 'minutes'],
    ['Duration', [0.0625, 0.125], [90, 180], 'days'],
    ['Duration (h)', [2, 30], [120, 1_800], null],
    ['Duration hours', [2], [120], null],
    ['Dauer (Std.)', [2], [120], null],
    ['Durée (heures)', [2], [120], null],
    ['Duration (min)', [2], [2], null],
  ] as const)('IMPORT-18 plain numbers: %s %j', async (name, lengths, minutes, told) => {
    for (const programme of [
      await inWorkbook(name, ...lengths),
      await inCsv(name, ...lengths.map((one) => String(one).replace('.', ','))),
    ]) {
      expect(minutesOf(programme)).toEqual(minutes);
      const found = programme.problems.filter(({ kind }) => kind === 'lengths-assumed');
      expect(found.map(({ facts }) => ('unit' in facts ? facts.unit : null))).toEqual(
        told === null ? [] : [told],
      );
    }
  });

  it('IMPORT-18 says which unit was taken, with the first of the numbers and how to say otherwise', async () => {
    const [said] = (await inCsv('Duration', '1.5', '1')).problems;
    expect(said && problemSentence(said)).toBe(
      'Row 2, column “Duration”: These lengths are plain numbers and were read as hours, so “1.5” is 90 minutes. If that’s wrong, name the column “Duration (min)”.',
    );
  });
});
