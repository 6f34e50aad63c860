import fc from 'fast-check';
import { cleanLine, cleanText } from '../clean-text.ts';
import { writePosition } from '../position.ts';
import { addMinutes, isSkipped } from '../when/local-time.ts';
import type { ExportedEntry } from '../write/exported-entry.ts';

/** What spreadsheets, XML, calendars and line ends make of it. */
const TRAPS = [
  '=1+1',
  "'=1+1",
  '+49 30',
  '-',
  '@all',
  '\t=x',
  'a;=b',
  'a,@b',
  'a\n-b',
  "''",
  'x: y',
  ': ',
  '&amp;',
  '<b>&lt;',
  ']]>',
  '"',
  '""',
  ';',
  '\\n',
  '\\,',
  'a\\',
  '_x000D_',
  '_x0041_',
  'TRUE',
  '1e5',
  '007',
  '2026-10-03',
  '10:00',
  '3/4',
  '#REF',
  '🎭',
  'שלום',
  'नमस्ते',
  'ﷺ',
  '\u202e',
  'e\u0301',
  '\u00a0',
  '\u0000',
  '\r\n',
  '\u2028',
  'null',
  'constructor',
  '__proto__',
];
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TRAPS) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('Lyre', 'Heats', 'Final'),
);
const text = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(' '));
const place = text.filter((one) => !/^#/.test(cleanLine(one)));
const game = place.filter((one) => cleanLine(one) !== '');
const id = fc.oneof(
  fc.uuid(),
  fc.stringMatching(/^[a-z\d]{13}$/),
  fc.stringMatching(/^[=+@-][\w@/:.-]{4,20}$/),
);
const minute = fc
  .integer({ min: 0, max: 40 * 1_440 })
  .map((minutes) => addMinutes('2026-10-01T00:00', minutes));
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });

/** Programmes with everything that a text, a time or an id can be; at an event in this zone. */
export function randomProgramme(zone: string): fc.Arbitrary<ExportedEntry[]> {
  const isThere = (local: string) => !isSkipped(local, zone);
  const entry = fc
    .record({
      id,
      game,
      title: place,
      starts: minute.filter(isThere),
      length: fc.option(fc.integer({ min: 0, max: 4_000 })),
      place,
      position: fc.option(fc.tuple(degrees(90), degrees(180))),
      note: fc.option(text),
    })
    .map(({ length, position, ...rest }) => ({
      ...rest,
      ends: length === null ? null : addMinutes(rest.starts, length),
      latLong: position && writePosition(...position),
    }))
    .filter(({ ends, note }) => (ends === null || isThere(ends)) && cleanText(note ?? '').length < 5_000);
  return fc.uniqueArray(entry, { selector: ({ id: own }) => own, maxLength: 12 });
}
