import type { i18n } from 'i18next';

/** Namespaces that most builds do without are in no language's own file: each is a file, loaded where it is shown. */
const FILES = import.meta.glob<object>(['./locales/*/on-demand/translate.json', '!**/en/**'], {
  import: 'default',
});

/** Adds the namespace `translate` in a language that is spoken already; without it, it is shown in English. */
export async function loadOnDemand(instance: i18n, code: string): Promise<void> {
  try {
    const texts = await FILES[`./locales/${code}/on-demand/translate.json`]?.();
    if (texts !== undefined) instance.addResourceBundle(code, 'translate', texts);
  } catch {
    // Another visit to the page may load it.
  }
}
