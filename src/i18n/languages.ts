/** Texts by room, as i18next takes them. */
export type Texts = Readonly<Record<string, unknown>>;

interface Language {
  /** BCP 47. */
  readonly code: string;
  /** As its speakers call it. */
  readonly name: string;
  /** Brings its texts, a file of their own; null for the one that every page has. */
  readonly load: (() => Promise<Texts>) | null;
}

/** What every page is prerendered in, and what missing texts fall back to. */
export const DEFAULT_LANGUAGE = 'en';

/** The languages of the interface. A new one is a folder in `locales`, its file beside it, and a line here. */
export const LANGUAGES: readonly Language[] = [
  { code: DEFAULT_LANGUAGE, name: 'English', load: null },
  { code: 'el', name: 'Ελληνικά', load: () => import('./locales/el.ts').then(({ el }) => el) },
];

export const LANGUAGE_CODES: readonly string[] = LANGUAGES.map(({ code }) => code);
