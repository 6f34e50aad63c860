interface Language {
  /** BCP 47. */
  readonly code: string;
  /** As its speakers call it. */
  readonly name: string;
}

/** What every page is prerendered in, and what missing texts fall back to. */
export const DEFAULT_LANGUAGE = 'en';

/** The languages of the interface. A new one is a folder in `locales`, its file beside it, and a line here. */
export const LANGUAGES: readonly Language[] = [
  { code: DEFAULT_LANGUAGE, name: 'English' },
  { code: 'ar', name: 'العربية' },
  { code: 'el', name: 'Ελληνικά' },
  { code: 'fr', name: 'Français' },
  { code: 'hi', name: 'हिन्दी' },
];

export const LANGUAGE_CODES: readonly string[] = LANGUAGES.map(({ code }) => code);

/**
 * The first of the languages a visitor reads that the interface speaks: `fr-CA` finds `fr` (RFC 4647, lookup).
 *
 * @param read BCP 47, the dearest first, as browsers tell it
 */
export function preferredLanguage(read: readonly string[]): string {
  const bases = read.map((code) => code.split('-')[0] ?? '');
  return bases.find((base) => LANGUAGE_CODES.includes(base)) ?? DEFAULT_LANGUAGE;
}
