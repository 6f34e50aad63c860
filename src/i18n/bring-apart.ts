import type { i18n } from 'i18next';
import type { Texts } from './texts.ts';

/** Rooms that most builds do without stand in no language's own file: each comes by itself, when it is spoken in. */
const FILES = import.meta.glob<Texts>(['./locales/*/apart/translate.json', '!**/en/**'], {
  import: 'default',
});

/** Adds the texts of the room `translate` in a language that is spoken already; without them it speaks English. */
export async function bringApart(instance: i18n, code: string): Promise<void> {
  try {
    const translate = await FILES[`./locales/${code}/apart/translate.json`]?.();
    if (translate !== undefined) instance.addResourceBundle(code, 'translation', { translate }, true, true);
  } catch {
    // Another visit to the page may bring them.
  }
}
