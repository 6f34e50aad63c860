import { expect, it } from 'vitest';
import { problemSentence } from '../sentences/problem-sentence.ts';
import { read } from '../testing/material.ts';
import { findLongEntries } from './long-entries.ts';
import { planImport } from './plan-import.ts';

const FILE = [
  'Id,Game,Title,Start,End',
  'a,Lyre,Heats,2026-10-03 10:00,2026-10-04 09:00',
  'b,Lyre,Final,2026-10-04 10:00,2026-10-04 23:00',
  'c,Walk,,2026-10-04 00:00,2026-10-04 24:00',
  'd,Boats,,2026-10-05 10:00,2026-10-06 10:00',
].join('\n');

it('IMPORT-18 what would last longer than 18 hours is told once, but not whole days', async () => {
  expect(findLongEntries(planImport([], await read(FILE))).map(problemSentence)).toEqual([
    'Row 2: 2 entries last longer than 18 hours, such as “Lyre: Heats” (2026-10-03 10:00 to 2026-10-04 09:00). Check their ends.',
  ]);
});

it('IMPORT-18 what is long already is not told again', async () => {
  const programme = await read(FILE);
  const known = programme.entries.map(({ entry }) => ({ ...entry, id: entry.id ?? '' }));
  expect(findLongEntries(planImport(known, programme))).toEqual([]);
  const shorter = known.map((entry) => (entry.id === 'd' ? { ...entry, ends: '2026-10-05T12:00' } : entry));
  expect(findLongEntries(planImport(shorter, programme)).map(({ where }) => where.row)).toEqual([5]);
});
