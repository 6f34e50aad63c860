import { describe, expect, it } from 'vitest';
import { isLeftOut, type Problem } from '../problem.ts';
import { read, textOf } from '../testing/material.ts';
import { problemSentence } from './problem-sentence.ts';
import { refusalSentence } from './refusal-sentence.ts';

describe('the sentences', () => {
  it('IMPORT-02 say where a problem is, what it is, and what to do', async () => {
    const csv =
      'Game,Title,Date,Start,End\nLyre,Heats,2026-10-02,early,\nLyre,Final,2026-10-02,14:00,13:00\nTotal,2';
    expect((await read(csv)).problems.map(problemSentence)).toEqual([
      'Row 2, column “Start”: “early” isn’t a time. Write the start as 10:30, or with its day as 2026-10-03 10:30. It was left out.',
      'Row 3, column “End”: The end (2026-10-02 13:00) is before the start (2026-10-02 14:00), so the end is open. Correct one of them; if it ends on another day, write that day too.',
      'Row 4: “Total · 2” has no day and no time, so it was read as a remark. If it’s an entry, add its day and its start.',
    ]);
    const calendar = await read(textOf('google-calendar.ics'));
    expect(calendar.problems.map(problemSentence)).toEqual([
      'The file doesn’t say which game an entry belongs to, so “Harbour Festival” was used for new entries. To tell games apart, enter them in a column named “Game” (in a calendar: as categories).',
      '“Rain date”: This is cancelled in the calendar. To keep it, restore it there and export again. It was left out.',
    ]);
  });

  it('IMPORT-02 say once that a file has no column for the start', async () => {
    const csv = 'Game,Title,Date,Begins at noon\nLyre,Heats,2026-10-02,x\nLyre,Final,2026-10-03,x';
    expect((await read(csv)).problems.map(problemSentence)).toEqual([
      'No column holds the start, so 2 entries have no time. Name that column “Start”, or choose it where the columns are listed. They were left out.',
    ]);
  });

  it('IMPORT-02 name the other row of something that is there twice, with its sheet', () => {
    const first = { sheet: 'Friday', row: 4 };
    const problem: Problem = { kind: 'duplicate', where: { sheet: 'Saturday', row: 9 }, facts: { first } };
    expect(isLeftOut(problem)).toBe(false);
    expect(problemSentence(problem)).toBe(
      'Sheet “Saturday”, row 9: This is the same entry as in sheet “Friday”, row 4. Both stay; delete one if that’s a mistake.',
    );
  });

  it('IMPORT-06 say what a file seems to be', () => {
    expect(refusalSentence({ kind: 'too-large', facts: { bytes: 12_582_912, most: 10_485_760 } })).toBe(
      'The file is 12 MB; the limit is 10 MB. Remove pictures and other sheets, or split it.',
    );
    expect(refusalSentence({ kind: 'no-header', facts: { firstRow: ['Dear all', 'hello'] } })).toContain(
      'The first says: Dear all · hello.',
    );
  });
});
