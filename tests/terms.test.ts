import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../src/i18n/languages.ts';

type Texts = { readonly [key: string]: string | Texts };

/** The welcome dialog's Register is prescribed. It makes an account, so in other languages it is the term "sign up". */
const SIGNS_UP = 'frame.welcomeRegister';

const flat = (texts: Texts, before: string): (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[before + key, text] as const] : flat(text, `${before}${key}.`),
  );

/** Every text of a language by its whole key: `news.latest`. */
function textsOf(code: string) {
  const folder = `src/i18n/locales/${code}`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      flat(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')), name.replace(/^.*\/|json$/g, '')),
    );
}

/** The rows of all tables. A cell may hold several words: "news, article". */
const [head = [], ...rows] = readFileSync('docs/terms.md', 'utf8')
  .toLowerCase()
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '));
const parts = (cell = '') => cell.split(/[,،] | \/ /);
const english = textsOf(DEFAULT_LANGUAGE);

/** What a language says for an English word: the same part of its cell, or any where it has more or fewer of them. */
function wordsFor(word: string, code: string): string[] {
  const row = rows.find(([term]) => parts(term).includes(word));
  if (row === undefined) return [];
  const [terms, words] = [parts(row[0]), parts(row[head.indexOf(code)])];
  return terms.length === words.length ? words.slice(terms.indexOf(word)).slice(0, 1) : words;
}
const others = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);
it.each(others)('a text that is nothing but a term has the word of the table in %s', (code) => {
  const own = new Map(textsOf(code));
  const compared = english
    .filter(([key]) => key !== SIGNS_UP && own.has(key))
    .map(([key, text]) => ({ key, text: own.get(key), words: wordsFor(text.toLowerCase(), code) }))
    .filter(({ words }) => words.length > 0);
  expect(compared).not.toEqual([]);
  for (const { key, text = '', words } of compared) {
    expect(
      words.some((word) => text.toLowerCase().includes(word)),
      `${key}: ${text}`,
    ).toBe(true);
  }
});

it('only the header’s button says Login, as prescribed: everywhere else one logs in', () => {
  expect(english.filter(([, text]) => /\blogin\b/i.test(text)).map(([key]) => key)).toEqual(['frame.login']);
});
