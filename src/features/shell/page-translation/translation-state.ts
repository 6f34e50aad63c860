import { translatorAddresses } from '#core/settings.ts';
import { readStored, removeStored, writeStored } from '../../../data/browser-storage.ts';
import { createStore } from '../../../data/store.ts';
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts';
import { createPageTranslator } from './page-translator.ts';

/** `translated` stays until the page is loaded anew: nothing else takes a translation back. */
export type TranslationState = 'original' | 'coming' | 'translated' | 'failed';

const WISH_KEY = 'translateContent';
const [script = ''] = translatorAddresses();
const translateInto = createPageTranslator(script, DEFAULT_LANGUAGE);
const state = createStore<TranslationState>('original');

export const useTranslationState = state.use;
export const currentTranslationState = state.get;

/** Who translates, as visitors are told. */
export const translatorHost = (): string => new URL(script, location.href).host;

/**
 * Has the page translated. Only after a visitor's wish and consent: this loads the script of another site. Once it has
 * worked the wish holds for this tab.
 *
 * @returns whether the service came
 */
export async function translateContent(code: string): Promise<boolean> {
  if (state.get() !== 'translated') state.set('coming');
  try {
    await translateInto(code);
  } catch {
    if (state.get() === 'coming') state.set('failed');
    return false;
  }
  writeStored(WISH_KEY, '1', 'sessionStorage');
  state.set('translated');
  return true;
}

/** Whether the visitor has wished for translated pages in this tab. */
export function isTranslationWished(): boolean {
  const wish = readStored(WISH_KEY, 'sessionStorage');
  return wish === undefined ? state.get() === 'translated' : wish !== null;
}

/** Ends the wish, and takes the translation back by the only way there is. */
export function showOriginal(): void {
  removeStored(WISH_KEY, 'sessionStorage');
  state.set('original');
  location.reload();
}
