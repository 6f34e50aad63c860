import { TEXT_ENCODINGS } from '#core/text/text-encodings.ts';
import type { Mapping } from '../programme.ts';

const SEPARATORS: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

/** Says how a text file was read, "Read as Windows-1252, separated by semicolons."; null for a workbook. */
export function readingSentence({
  encoding,
  delimiter,
}: Pick<Mapping, 'encoding' | 'delimiter'>): string | null {
  if (encoding === null) return null;
  const title = TEXT_ENCODINGS.find(({ id }) => id === encoding)?.title ?? encoding;
  const name = title.replace(/ \(.*\)$/, '');
  if (delimiter === null) return `Read as ${name}.`;
  return `Read as ${name}, separated by ${SEPARATORS[delimiter] ?? `“${delimiter}”`}.`;
}
