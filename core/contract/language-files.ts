/*
 * Each language but English is a file of the build, which the worker keeps when it is first used
 * (docs/decisions/0012-languages-are-cached-on-first-use.md). A new build has it under another name.
 */

/** Where the build puts these files; their names begin with the code of the language. */
export const LANGUAGES_FOLDER = 'assets/languages';
const LANGUAGE = new RegExp(`(?:^|/)${LANGUAGES_FOLDER}/([a-z]+)-[^/]+\\.js$`);

/** The code of the language that the file at this address or path holds; undefined for all other files. */
export const languageOf = (address: string): string | undefined => LANGUAGE.exec(address)?.[1];
