import type { BackendModule } from 'i18next';

/** Texts of one language by the path of their file. */
type LanguageFile = Readonly<Record<string, unknown>>;

/** Each language but English is one file of the build, which the service worker keeps. */
const FILES = import.meta.glob<LanguageFile>(['./locales/*.ts', '!./locales/{en,*.test}.ts'], {
  import: 'default',
});

/** All texts of a language but English. Rejects where its file cannot be loaded. */
export async function loadLanguage(code: string): Promise<LanguageFile> {
  const load = FILES[`./locales/${code}.ts`];
  if (load === undefined) throw new Error(`no texts in ${code}`);
  return load();
}

/** Gives i18next a namespace out of the file of a language. Nothing where the namespace is loaded on demand. */
export const languageBackend = {
  type: 'backend',
  callbackApi: false,
  init() {},
  read: async (language: string, namespace: string) =>
    (await loadLanguage(language))[`./${language}/${namespace}.json`],
} satisfies BackendModule;
