import { cutText } from '#core/text/cut-text.ts';

const LONGEST_QUOTE = 80;

/** A text as a problem quotes it. */
export const shortened = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${cutText(text, LONGEST_QUOTE - 1)}…` : text;
