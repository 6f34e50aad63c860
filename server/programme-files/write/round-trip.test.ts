import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOfSchedule } from '../../../tests/support/reading/conference-schedule-form.ts';
import { guardFormula, unguardFormula } from '../formula-guard.ts';
import { planImport } from '../plan/plan-import.ts';
import { problemSentence } from '../sentences/problem-sentence.ts';
import { read } from '../testing/material.ts';
import { randomProgramme } from '../testing/random-programme.ts';
import type { ExportSetting } from './export-setting.ts';
import type { ExportedEntry } from './exported-entry.ts';
import { writeCalendarFile } from './write-calendar-file.ts';
import { writeCsv } from './write-csv.ts';
import { writeScheduleJson } from './write-schedule-json.ts';
import { writeScheduleXml } from './write-schedule-xml.ts';
import { writeWorkbook } from './write-workbook.ts';

const SETTING: Omit<ExportSetting, 'zone'> = {
  eventPath: 'delphi',
  eventName: 'Delphi Days',
  siteAddress: 'https://games.example',
  siteName: 'The games',
  site: 'games',
  language: 'en',
  changedAt: Date.UTC(2026, 8, 1),
};
type Write = (
  entries: readonly ExportedEntry[],
  setting: ExportSetting,
) => Promise<Uint8Array | string> | string;
const FORMATS: readonly (readonly [string, Write, string])[] = [
  ['csv', writeCsv, 'programme.csv'],
  ['xlsx', (entries) => writeWorkbook(entries), 'programme.xlsx'],
  ['schedule-json', writeScheduleJson, 'schedule.json'],
  ['schedule-xml', writeScheduleXml, 'schedule.xml'],
  ['ics', writeCalendarFile, 'programme.ics'],
];
/** Clocks are set back in two of them in these weeks, by an hour and by half an hour forward. */
const ZONES = ['Europe/Athens', 'Asia/Kolkata', 'Australia/Lord_Howe'] as const;

describe.each(FORMATS)('a programme that was exported as %s', (format, write, fileName) => {
  it.each(ZONES)('IMPORT-11 changes nothing when it is imported, at an event in %s', async (zone) => {
    await fc.assert(
      fc.asyncProperty(randomProgramme(zone), async (programme) => {
        fc.pre(programme.length > 0 || (format !== 'ics' && format !== 'schedule-json'));
        const file = await write(programme, { ...SETTING, zone });
        const again = await read(file, { zone, site: 'games', fileName });
        const plan = planImport(programme, again);
        expect({ ...plan, unchanged: plan.unchanged.length }).toEqual({
          added: [],
          changed: [],
          removed: [],
          unchanged: programme.length,
        });
        const said = again.problems.filter(({ kind }) => kind !== 'duplicate');
        expect(said.map(problemSentence)).toEqual([]);
      }),
      { numRuns: format === 'xlsx' ? 40 : 120 },
    );
  });
});

describe('a CSV file', () => {
  it('IMPORT-12 has no cell that a spreadsheet takes for a formula, however it splits the file', async () => {
    await fc.assert(
      fc.asyncProperty(randomProgramme('Asia/Kolkata'), async (programme) => {
        const text = writeCsv(programme);
        expect(text.startsWith('\ufeff"Id"')).toBe(true);
        for (const cell of text.slice(1).split(/"?(?:,|;|\t|\||\r?\n)"?/))
          expect(cell).not.toMatch(/^"?[=+\-@\t\r]./);
      }),
    );
  });

  it('IMPORT-12 guards every text so that it comes back', () => {
    const text = fc
      .array(fc.constantFrom("'", '=', '+', '-', '@', ',', ';', '\n', '|', 'a', '＝'))
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(text, (one) => unguardFormula(guardFormula(one)) === one),
      { numRuns: 2_000 },
    );
  });

  it('IMPORT-12 leaves harmless texts as they are', () => {
    for (const text of ['Lyre: heats', "'twas", '10 - 12', 'a=b', 'x@y.example'])
      expect(guardFormula(text)).toBe(text);
  });
});

describe('a schedule.json', () => {
  it('IMPORT-11 has the form that conference apps read', () => {
    const [programme] = fc.sample(
      randomProgramme('Asia/Kolkata').filter(({ length }) => length > 5),
      { numRuns: 1, seed: 7 },
    );
    const file = writeScheduleJson(programme ?? [], { ...SETTING, zone: 'Asia/Kolkata' });
    expect(faultsOfSchedule(JSON.parse(file))).toEqual([]);
  });
});
