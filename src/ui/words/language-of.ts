import { settings } from '#core/settings.ts';

const SCRIPTS: readonly (readonly [script: RegExp, language: string])[] = [
  [/\p{sc=Deva}/u, 'hi'],
  [/\p{sc=Arab}/u, 'ar'],
  [/\p{sc=Grek}/u, 'el'],
  [/\p{sc=Hang}/u, 'ko'],
  [/[\p{sc=Hira}\p{sc=Kana}]/u, 'ja'],
  [/\p{sc=Han}/u, 'zh'],
  [/\p{sc=Beng}/u, 'bn'],
  [/\p{sc=Ethi}/u, 'am'],
];

/**
 * The language of words that the provider wrote, for `lang` (WCAG 3.1.2). Nobody says which it is: the script of the
 * first letter tells, and Latin letters are taken for the language that most content is written in.
 *
 * @returns BCP 47
 */
export function languageOf(words: string): string {
  const first = /\p{L}/u.exec(words)?.[0] ?? '';
  return SCRIPTS.find(([script]) => script.test(first))?.[1] ?? settings.contentLanguage;
}
