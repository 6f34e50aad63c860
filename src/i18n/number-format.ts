import { intlLocale } from './intl-locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** The first number that languages write differently (thousands separator). */
const THOUSAND = 1_000;

/** How a language writes figures. */
export function numberFormat(language: string): { format(number: number): string } {
  return {
    format: (number) =>
      Number.isInteger(number) && number >= 0 && number < THOUSAND
        ? String(number)
        : intlFormat(language).format(number),
  };
}

/** Made when it is needed, and once: making one costs a phone more than a hundred uses of it. */
function intlFormat(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(intlLocale(language));
  formats.set(language, format);
  return format;
}
