const LONGEST_QUOTE = 80;

/** A text as a problem quotes it. */
export const shortened = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE - 1)}…` : text;
