import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readEventMoment } from '#core/time/event-moment.ts';
import { formatDayRange, formatFullDay } from '#core/time/format/day.ts';
import { dayFigures } from '#core/time/format/day-figures.ts';
import { formatDayAndTime } from '#core/time/format/moment.ts';
import { formatZoneName } from '#core/time/format/zone-name.ts';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { listSources } from './support/code/imports.ts';
import { isTest } from './support/code/module-boundaries.ts';

const root = join(import.meta.dirname, '..');
const FORMATS = 'core/time/format/';
/** What writes a date or a time in words: the browser's ways, and a 12-hour clock by hand. */
const WRITES_DATES =
  /Intl\s*\.\s*(?:DateTimeFormat\b(?!Part)|RelativeTimeFormat|DurationFormat)|\.toLocale(?:Date|Time)?String\b|\.to(?:Date|Time)String\b|['"`]AM['"`]/;
/** These only compute a day or hour; they show nothing. */
const COUNTS_ONLY = [
  'core/time/zone-offset.ts',
  'scripts/build/build-stamp.mjs',
  'scripts/tools/desk-pictures.mjs',
  'server/sample/days.ts',
  'src/data/visit/gains.ts',
];
const MARCH_5 = { year: 2024, month: 3, day: 5 };
const MARCH_8 = { ...MARCH_5, day: 8 };
const JANUARY_2 = { year: 2025, month: 1, day: 2 };

const shown = (language: string) => [
  formatFullDay(MARCH_5, language),
  formatDayRange(MARCH_5, MARCH_8, language),
  formatDayRange(MARCH_5, JANUARY_2, language),
  JSON.stringify(dayFigures(MARCH_5, JANUARY_2, language)),
  formatDayAndTime(readEventMoment('05/03/2024 09:05') as never, language),
];

afterEach(() => vi.restoreAllMocks());

it('dates and times are written in one place only (docs/dates-and-times.md)', () => {
  const files = listSources(root).filter((path) => /^(?:content|core|scripts|server|src|sw)\//.test(path));
  const inPublic = ['public/widget/frame.js'];
  const others = [...files, ...inPublic].filter((path) => !isTest(path) && !path.startsWith(FORMATS));
  const writers = others.filter((path) => WRITES_DATES.test(readFileSync(join(root, path), 'utf8')));
  expect(others.length).toBeGreaterThan(500);
  expect(writers).toEqual(COUNTS_ONLY);
});

it('an English date never asks the browser: prerendered pages are the same everywhere', () => {
  const asks = vi.spyOn(Intl, 'DateTimeFormat');
  shown('en');
  formatZoneName('en', 0, 'Asia/Kolkata');
  expect(asks).not.toHaveBeenCalled();
});

it.each(LANGUAGE_CODES)('dates in %s have the figures of a programme, and its own words', (language) => {
  for (const words of shown(language)) {
    expect(words.match(/\p{Nd}/gu)?.join('')).toMatch(/^[0-9]+$/);
    expect(words).toContain('2024');
  }
  if (language !== 'en') expect(shown(language)).not.toEqual(shown('en'));
});
