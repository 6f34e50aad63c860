import { describe, expect, it } from 'vitest';
import { bestTime } from '../../tests/support/timing/best-time.ts';
import { planImport } from './plan/plan-import.ts';
import { read } from './testing/material.ts';
import { addMinutes } from './when/local-time.ts';
import type { ExportedEntry } from './write/exported-entry.ts';
import { writeCalendarFile } from './write/write-calendar-file.ts';
import { writeCsv } from './write/write-csv.ts';
import { writeScheduleJson } from './write/write-schedule-json.ts';
import { writeScheduleXml } from './write/write-schedule-xml.ts';
import { writeWorkbook } from './write/write-workbook.ts';

const ENTRIES = 2_000;
/** As promised. */
const MOST_MS = 5_000;
const SETTING = {
  ...{ eventPath: 'delphi', eventName: 'Delphi Days', siteAddress: '', siteName: 'The games', site: 'games' },
  ...{ language: 'en', changedAt: 0, zone: 'Europe/Athens' },
};

const entries = Array.from({ length: ENTRIES }, (_, index): ExportedEntry => {
  const starts = addMinutes('2026-10-01T08:00', (index % 600) * 15);
  return {
    id: `entry-${index}`,
    game: `Game ${index % 40}`,
    title: `Heat ${Math.floor(index / 40)}`,
    ...{ starts, ends: addMinutes(starts, 45) },
    place: `Hall ${index % 12}`,
    ...{ latLong: '38.4824,22.501', note: 'Doors open a quarter of an hour before. '.repeat(5) },
  };
});
/** What an organiser has changed meanwhile: a third of the entries moved, a third renamed, all with other ids. */
const current = entries.map((entry, index) => ({
  ...entry,
  starts: index % 3 === 0 ? addMinutes(entry.starts, 30) : entry.starts,
  title: index % 3 === 1 ? `${entry.title} (new)` : entry.title,
  id: `other-${index}`,
}));

// It is the promise that fails, not what several rounds of it take on a busy machine.
describe('IMPORT-14 two thousand entries', { timeout: 300_000 }, () => {
  it.each([
    ['csv', () => writeCsv(entries)],
    ['xlsx', () => writeWorkbook(entries)],
    ['schedule-json', () => writeScheduleJson(entries, SETTING)],
    ['schedule-xml', () => writeScheduleXml(entries, SETTING)],
    ['ics', () => writeCalendarFile(entries, SETTING)],
  ] as const)('are read and compared in time as %s', async (_, write) => {
    const file = await write();
    const took = await bestTime(MOST_MS, () => async () => {
      const programme = await read(file);
      const plan = planImport(current, programme);
      expect(programme.entries).toHaveLength(ENTRIES);
      expect([plan.added, plan.removed]).toEqual([[], []]);
    });
    expect(took, `${took} ms`).toBeLessThan(MOST_MS);
  });
});
