interface Language {
  /** BCP 47. */
  readonly code: string;
  readonly name: string;
}

/** What every page is prerendered in, and what missing texts fall back to. */
export const DEFAULT_LANGUAGE = 'en';

/**
 * The languages of the interface, each as its speakers call it. A new one is a folder in `locales`, its file beside it,
 * and a line here.
 */
export const LANGUAGES: readonly Language[] = Object.entries({
  [DEFAULT_LANGUAGE]: 'English',
  am: 'አማርኛ',
  ar: 'العربية',
  bn: 'বাংলা',
  el: 'Ελληνικά',
  es: 'Español',
  fil: 'Filipino',
  fr: 'Français',
  hi: 'हिन्दी',
  ja: '日本語',
  ko: '한국어',
  ms: 'Bahasa Melayu',
  ne: 'नेपाली',
  nl: 'Nederlands',
  pt: 'Português',
  sw: 'Kiswahili',
  zh: '中文',
}).map(([code, name]) => ({ code, name }));

export const LANGUAGE_CODES: readonly string[] = LANGUAGES.map(({ code }) => code);

/**
 * The first of the languages a visitor reads that the interface speaks: `fr-CA` finds `fr` (RFC 4647, lookup).
 * Filipino goes by its older code in some browsers.
 *
 * @param read BCP 47, most preferred first, as browsers report it
 */
export function preferredLanguage(read: readonly string[]): string {
  const bases = read.map((code) => code.replace(/-.*/, '').replace(/^tl$/, 'fil'));
  return bases.find((base) => LANGUAGE_CODES.includes(base)) ?? DEFAULT_LANGUAGE;
}
