import { describe, expect, it } from 'vitest';
import { listParts, unpackWorkbook } from '../archive/read-archive.ts';
import { planImport } from '../plan/plan-import.ts';
import { read } from '../testing/material.ts';
import { writeTemplate, writeWorkbook } from './write-workbook.ts';

const HEATS = {
  id: '=a1',
  game: 'Lyre',
  title: '=HYPERLINK("https://evil.example")',
  starts: '2026-10-03T23:00',
  ends: '2026-10-04T01:00',
  place: '+Odeon',
  latLong: null,
  note: null,
};

describe('a workbook', () => {
  it('IMPORT-12 holds texts as texts, never as formulas', async () => {
    const file = await writeWorkbook([HEATS]);
    const parts = unpackWorkbook(file, listParts(file));
    for (const [name, content] of parts) expect(content.toString(), name).not.toMatch(/<f[ >]/);
    const [only] = (await read(file)).entries;
    expect(only?.entry).toEqual(HEATS);
  });

  it('IMPORT-13 has days and times that a spreadsheet counts with, and an end day only where it needs one', async () => {
    const long = { ...HEATS, id: 'b', title: 'Exhibition', ends: '2026-10-06T18:00' };
    const again = await read(await writeWorkbook([HEATS, long]));
    expect(again.entries.map(({ entry }) => entry.ends)).toEqual([HEATS.ends, long.ends]);
    expect(again.mapping.sheets.map(({ sheet }) => sheet)).toEqual(['Programme']);
    expect(again.mapping.skippedSheets).toEqual(['How to fill this in']);
  });

  it('IMPORT-13 the template can be filled in at once: its example is an entry, and no column is asked for that the site does not show', async () => {
    const again = await read(await writeTemplate());
    expect(again.problems).toEqual([]);
    expect(again.entries).toHaveLength(1);
    expect(again.mapping.sheets[0]?.columns.map(({ field }) => field)).not.toContain('note');
    expect(again.mapping.skippedSheets).toEqual(['How to fill this in']);
    expect(planImport([], again).added[0]?.entry.id).toBeNull();
  });
});
