import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemSentence } from './sentences/problem-sentence.ts';
import { refusalSentence } from './sentences/refusal-sentence.ts';
import { material, outcomeOf } from './testing/material.ts';
import { workbook } from './testing/workbook.ts';

const FILES = [
  ...['excel-german.csv', 'google-sheet.csv', 'sched.csv', 'greek.csv'].map(
    (name) => [name, material(name)] as const,
  ),
  ...['pretalx-schedule.json', 'frab-schedule.xml'].map((name) => [name, material(name)] as const),
  ...['google-calendar.ics', 'apple-calendar.ics', 'outlook-calendar.ics'].map(
    (name) => [name, material(name)] as const,
  ),
  [
    'programme.xlsx',
    workbook({
      name: 'A',
      rows: [
        ['Game', 'Title', 'Start'],
        ['Lyre', 'Heats', '2026-10-03 10:00'],
      ],
    }),
  ],
] as const;

/** A place in a file, what comes there, and how much of the file goes. */
const change = fc.record({
  at: fc.nat(1_000),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 4 }),
    fc.constantFrom('"', '<', '&', ';', '\n', '\0', '9999', '<!--').map((text) => Buffer.from(text)),
  ),
  removes: fc.nat(6),
});

describe.each(FILES)('%s, damaged anywhere,', (_, file) => {
  it('IMPORT-06 is read or refused, with sentences, and breaks nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const damaged = changes.reduce((bytes, { at, bytes: put, removes }) => {
          const place = Math.floor((at / 1_000) * bytes.length);
          return Buffer.concat([bytes.subarray(0, place), put, bytes.subarray(place + removes)]);
        }, Buffer.from(file));
        const outcome = await outcomeOf(damaged);
        const sentences =
          outcome.outcome === 'read'
            ? outcome.programme.problems.map(problemSentence)
            : [refusalSentence(outcome.refusal)];
        for (const sentence of sentences) expect(sentence).toMatch(/\S{2,}.*[.”]$/s);
      }),
      { numRuns: 60 },
    );
  });
});
