import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';

type Tree = { readonly [key: string]: string | Tree };

/** The language whose file is replaced by the long texts. Its own texts are not shown. */
const CODE = 'fr';
const LOCALES = join(import.meta.dirname, '../../../src/i18n/locales');
const LONGER_BY = 0.4;
const ACCENTED = new Map([...'aeiou'].map((letter, place) => [letter, [...'àéîöü'][place] ?? letter]));
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** Placeholders, references to other texts, and markup: all of it stays unchanged. */
const KEPT = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>)/;

/** Two fifths longer, word by word, with accents and in brackets: `[Événtsnts]` is a complete text. */
export function lengthen(text: string): string {
  const longer = (word: string) =>
    [...word, ...[...word].slice(-Math.ceil(word.length * LONGER_BY))]
      .map((letter) => ACCENTED.get(letter) ?? letter)
      .join('');
  const parts = text.split(KEPT);
  const long = parts.map((part, place) => (place % 2 ? part : part.replace(/\p{L}+/gu, longer)));
  return `[${long.join('')}]`;
}

/** The English texts with the keys of the other language, which has its own plural forms. */
function lengthened(keys: Tree, english: Tree): Tree {
  return Object.fromEntries(
    Object.entries(keys).map(([key, below]) => {
      const own = english[key] ?? english[key.replace(PLURAL, '_other')] ?? '';
      return [
        key,
        typeof own === 'string' ? lengthen(own) : lengthened(typeof below === 'string' ? {} : below, own),
      ];
    }),
  );
}

const read = (code: string, file: string): Tree =>
  JSON.parse(readFileSync(join(LOCALES, code, file), 'utf8'));

/** Makes every text of the interface from now on longer than any translator would make it. */
export async function speakLong(page: Page): Promise<void> {
  const files = readdirSync(join(LOCALES, CODE), { recursive: true, encoding: 'utf8' });
  const longer = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => [`./${CODE}/${basename(file)}`, lengthened(read(CODE, file), read('en', file))]);
  const body = `export default ${JSON.stringify(Object.fromEntries(longer))}`;
  await page.route(`**/languages/${CODE}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.addInitScript((code) => localStorage.setItem('language', code), CODE);
}
