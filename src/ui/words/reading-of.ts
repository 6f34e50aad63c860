import { directionOf } from '../../i18n/direction-of.ts';
import { languageOf } from './language-of.ts';

/** Attributes of an element with text of the provider. */
export interface Reading {
  /** BCP 47 */
  readonly lang: string;
  /** Undefined without letters, which leaves the direction of the page. */
  readonly dir: 'ltr' | 'rtl' | undefined;
}

/** Returns language and direction of the provider's text, both by its first letter (WCAG 3.1.2). */
export function readingOf(words: string): Reading {
  return { lang: languageOf(words), dir: directionOf(words) ?? undefined };
}
