/**
 * Cleans a text so that every format can hold it. Line ends become `\n` and lone surrogates U+FFFD. Spaces around it,
 * control characters except tabs and line breaks, and Unicode noncharacters are removed.
 */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff]|\p{Noncharacter_Code_Point}/gu, '')
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .trim()
  );
}

/** A text of one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');
