import { intlLocale } from './intl-locale.ts';

const KILOBYTE = 1_000;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** A size as visitors read it: whole kilobytes, or megabytes with one figure after the point. */
export function byteFormat(bytes: number, language: string): string {
  const [unit, count, digits] =
    bytes < MEGABYTE
      ? (['kilobyte', bytes / KILOBYTE, 0] as const)
      : (['megabyte', bytes / MEGABYTE, 1] as const);
  return new Intl.NumberFormat(intlLocale(language), {
    style: 'unit',
    unit,
    maximumFractionDigits: digits,
  }).format(bytes === 0 ? 0 : Math.max(count, digits === 0 ? 1 : 0));
}
