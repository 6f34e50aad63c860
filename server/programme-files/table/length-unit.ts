import { fold } from '#core/text/fold.ts';
import type { Problem } from '../problem.ts';
import { shortened } from '../shortened.ts';
import { type LengthUnit, plainLength, UNIT_MINUTES } from './read-duration.ts';
import type { Row } from './row.ts';

const UNIT_WORDS: Readonly<Record<LengthUnit, ReadonlySet<string>>> = {
  minutes: words('min, mins, minute, minutes, minuten, minutos, minuti, λεπτά, m'),
  hours: words(
    'h, hr, hrs, hour, hours, std, stunde, stunden, heure, heures, hora, horas, ώρα, ώρες, uur, uren, ore',
  ),
  days: words('day, days, d, tage, jours, días, dias, giorni, dagen, ημέρες, μέρες'),
};
/** Numbers that are all smaller than this are not minutes. */
const FEWEST_MINUTES = 13;

interface FoundUnit {
  readonly unit: LengthUnit;
  /** Reports the unit that was chosen, if neither the column's name nor its numbers make it certain. */
  readonly doubt: Problem | null;
}

/** Decides from all rows of a sheet which unit plain numbers in its length column have: `1.5` is hours, not minutes. */
export function lengthUnitOf(rows: readonly Row[]): FoundUnit {
  const first = rows.find((row) => plainLength(row.cell('duration')) !== null);
  if (first === undefined) return { unit: 'minutes', doubt: null };
  const where = first.where('duration');
  const named = unitInName(where.column ?? '');
  if (named !== null) return { unit: named, doubt: null };
  const lengths = rows.flatMap((row) => plainLength(row.cell('duration')) ?? []);
  const { unit, isCertain } = unitOfNumbers(lengths);
  if (isCertain) return { unit, doubt: null };
  const minutes = Math.round((plainLength(first.cell('duration')) ?? 0) * UNIT_MINUTES[unit]);
  const text = shortened(first.text('duration'));
  return { unit, doubt: { kind: 'lengths-assumed', where, facts: { text, minutes, unit } } };
}

function unitInName(column: string): LengthUnit | null {
  const parts = fold(column).match(/[\p{L}\p{M}]+/gu) ?? [];
  const units = Object.keys(UNIT_WORDS) as LengthUnit[];
  return units.find((unit) => parts.some((part) => UNIT_WORDS[unit].has(part))) ?? null;
}

function unitOfNumbers(lengths: readonly number[]): {
  readonly unit: LengthUnit;
  readonly isCertain: boolean;
} {
  const hasParts = lengths.some((length) => !Number.isInteger(length));
  const isSmall = Math.max(...lengths) < FEWEST_MINUTES;
  if (!isSmall || !hasParts) return { unit: 'minutes', isCertain: !isSmall && !hasParts };
  const areMinutes = (unit: LengthUnit) => lengths.every((length) => isWhole(length * UNIT_MINUTES[unit]));
  // A time that has lost its format: an hour and a half is stored as 0.0625 of a day.
  const areDays = Math.max(...lengths) < 1 && areMinutes('days') && !areMinutes('hours');
  return { unit: areDays ? 'days' : 'hours', isCertain: false };
}

const isWhole = (minutes: number) => Math.abs(minutes - Math.round(minutes)) < 0.01;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map((word) => fold(word.trim())));
}
