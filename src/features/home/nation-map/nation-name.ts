import type { Nation } from '#content/reference/nations.ts';

/** Returns the nation's name in the language of the page; in English as the specification spells it. */
export function nationName({ code, name }: Nation, language: string): string {
  if (/^en\b/.test(language)) return name;
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? name;
  } catch {
    return name;
  }
}
