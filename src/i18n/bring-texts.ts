import type { Texts } from './texts.ts';

/** The English texts that are here: those of the frame and of the screens whose code has come. */
export const english: Record<string, unknown> = {};

/**
 * Adds the English texts of a screen, which come with its code so that no other page carries them. To be called at
 * the head of the file that shows them. Texts of another language come whole, in one file.
 *
 * @param texts by the name of their room, from `locales/en/screens/<room>.json`
 */
export function bringTexts(texts: Texts): void {
  Object.assign(english, texts);
}
