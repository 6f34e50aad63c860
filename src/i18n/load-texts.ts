import type { Texts } from './texts.ts';

/** Each language but English in a file of its own, which comes when it is spoken. */
const FILES = import.meta.glob<Texts>(['./locales/*.ts', '!./locales/{en,by-room,*.test}.ts'], {
  import: 'default',
});

/** All texts of a language. Rejects where its file cannot be brought. */
export async function loadTexts(code: string): Promise<Texts> {
  const load = FILES[`./locales/${code}.ts`];
  if (load === undefined) throw new Error(`no texts in ${code}`);
  return load();
}
