import { intlLocale } from './intl-locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** How a language writes figures. Made once: making one costs a phone more than a hundred uses of it. */
export function numberFormat(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(intlLocale(language));
  formats.set(language, format);
  return format;
}
