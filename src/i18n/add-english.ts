import type { Resources } from './namespaces.ts';

/** The English texts that are here by namespace: those of the frame and of the screens whose code has come. */
export const english: Partial<Resources> = {};

/**
 * Adds English texts, which come with the code that shows them: the first render does not wait, and no other page
 * carries them. To be called at the head of that code. Texts of another language come whole, in one file.
 *
 * @param texts by namespace, from `locales/en/<namespace>.json`
 */
export function addEnglish(texts: Partial<Resources>): void {
  Object.assign(english, texts);
}
