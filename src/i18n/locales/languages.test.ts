import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../language-backend.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../languages.ts';
import { NAMESPACES } from '../namespaces.ts';

type Texts = Readonly<Record<string, unknown>>;

/** Files of one language under the names of their namespaces: `./en/news.json` becomes `news`. */
const byNamespace = (files: Texts): Texts =>
  Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
  );

const en = byNamespace(import.meta.glob('./en/**/*.json', { eager: true, import: 'default' }));
/** Languages written in several scripts, or in one that Unicode calls by another name. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Han'],
  Jpan: ['Han', 'Hiragana', 'Katakana'],
  Kore: ['Hangul'],
};
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Every text by its whole key: `news.latest`. */
function flat(texts: Texts, before = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[before + key, value] as const]
        : [...flat(value as Texts, `${before}${key}.`)],
    ),
  );
}

/** Keys of a language as they must be: those of English, with the plural forms that language has. */
function wantedKeys(code: string): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const keys = [...flat(en).keys()].flatMap((key) =>
    PLURAL.test(key) ? forms.map((form) => key.replace(PLURAL, `_${form}`)) : [key],
  );
  return [...new Set(keys)].sort();
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

/** Every language that has a file, listed or not yet. */
const files = import.meta.glob<Texts>(['./*.ts', '!./{en,*.test}.ts'], {
  eager: true,
  import: 'default',
});
const onDemand = import.meta.glob('./*/on-demand/*.json', { eager: true, import: 'default' });
const others = Object.entries(files).map(([path, texts]) => {
  const name = path.replace(/^\.\/|\.ts$/g, '');
  const own = Object.entries(onDemand).filter(([file]) => file.startsWith(`./${name}/`));
  const inOneFile = byNamespace(texts);
  return {
    name,
    texts: { ...inOneFile, ...byNamespace(Object.fromEntries(own)) },
    namespaces: Object.keys(inOneFile),
  };
});
const namespacesOnDemand = Object.keys(
  byNamespace(import.meta.glob('./en/on-demand/*.json', { eager: true })),
);

it('every file of English texts is a namespace', () => {
  expect(Object.keys(en).sort()).toEqual([...NAMESPACES].sort());
});

it('I18N-01 a language that is listed can be loaded', async () => {
  for (const code of LANGUAGE_CODES.filter((one) => one !== DEFAULT_LANGUAGE)) {
    expect(flat(await loadLanguage(code)).size, code).toBeGreaterThan(0);
  }
});

describe.each(others)('I18N-01 the texts in $name', ({ name: code, texts, namespaces }) => {
  it('are all there, and no others', () => {
    const keys = [...flat(texts).keys()].sort();
    const wanted = wantedKeys(code);
    expect({
      missing: wanted.filter((key) => !keys.includes(key)),
      tooMany: keys.filter((key) => !wanted.includes(key)),
    }).toEqual({ missing: [], tooMany: [] });
  });

  it('are in one file, but for the namespaces that most builds do without', () => {
    expect(namespacesOnDemand).not.toEqual([]);
    expect(namespaces.filter((namespace) => namespacesOnDemand.includes(namespace))).toEqual([]);
  });

  it('take the same values as the English ones, and none is empty', () => {
    const english = flat(en);
    for (const [key, text] of flat(texts)) {
      const original = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
      expect(placeholders(text), key).toEqual(placeholders(original));
      expect(text.trim(), key).not.toBe('');
    }
  });

  it('are written in its own letters', () => {
    const script = new Intl.Locale(code).maximize().script ?? '';
    const letters = (SCRIPTS[script] ?? [script]).map((name) => `\\p{Script=${name}}`);
    const own = new RegExp(letters.join('|'), 'u');
    // Names, addresses and what is nothing but a value are the same everywhere.
    const same = /^(?:\{\{\w+\}\}(?: ?\/ ?\{\{\w+\}\})?|Email|Cookies|Instagram|[~～])$/;
    const foreign = [...flat(texts)].filter(([, text]) => !own.test(text) && !same.test(text));
    expect(foreign).toEqual([]);
  });
});
