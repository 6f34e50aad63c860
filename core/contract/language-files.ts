/*
 * Each language but English is a file of the build, which the worker caches on first use
 * (docs/decisions/0012-languages-are-cached-on-first-use.md). Its name differs from build to build.
 */

/** Folder of these files in the build; their names start with the language code. */
export const LANGUAGES_FOLDER = 'assets/languages';
const LANGUAGE = new RegExp(`(?:^|/)${LANGUAGES_FOLDER}/([a-z]+)-[^/]+\\.js$`);

/** Returns the code of the language whose file is at this address or path; undefined for all other files. */
export const languageOf = (address: string): string | undefined => LANGUAGE.exec(address)?.[1];
