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
 * Returns the language of the provider's text, for `lang` (WCAG 3.1.2). The API does not say which it is: the script of
 * the first letter decides, and Latin letters count as the language of most content.
 *
 * @returns BCP 47
 */
export function languageOf(words: string): string {
  const first = /\p{L}/u.exec(words)?.[0] ?? '';
  return SCRIPTS.find(([script]) => script.test(first))?.[1] ?? settings.contentLanguage;
}
