import { readStored, removeStored, writeStored } from '#core/browser-storage.ts';
import { translatorAddresses } from '#core/settings.ts';
import { createStore } from '../../../data/store.ts';
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts';
import { createPageTranslator } from './page-translator.ts';

/** `translated` stays until a reload, because nothing else undoes a translation. */
export type TranslationState = 'original' | 'coming' | 'translated' | 'failed';

const REQUEST_KEY = 'translateContent';
const [script = ''] = translatorAddresses();
const translateInto = createPageTranslator(script, DEFAULT_LANGUAGE);
const state = createStore<TranslationState>('original');

export const useTranslationState = state.use;
export const currentTranslationState = state.get;

/** The service's host name, as visitors see it. */
export const translatorHost = (): string => new URL(script, location.href).host;

/**
 * Translates the page. Call it only after a visitor's request and consent, because it loads the script of another site.
 * Once it has worked, the request holds for this tab.
 *
 * @returns whether the service was available
 */
export async function translateContent(code: string): Promise<boolean> {
  if (state.get() !== 'translated') state.set('coming');
  try {
    await translateInto(code);
  } catch {
    if (state.get() === 'coming') state.set('failed');
    return false;
  }
  writeStored(REQUEST_KEY, '1', 'sessionStorage');
  state.set('translated');
  return true;
}

/** Whether the visitor has requested translated pages in this tab. */
export function isTranslationRequested(): boolean {
  const request = readStored(REQUEST_KEY, 'sessionStorage');
  return request === undefined ? state.get() === 'translated' : request !== null;
}

/** Ends the request, and reloads, which is the only way to undo a translation. */
export function showOriginal(): void {
  removeStored(REQUEST_KEY, 'sessionStorage');
  state.set('original');
  location.reload();
}
