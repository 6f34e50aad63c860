import { expect, it } from 'vitest';
import { longestWord } from './longest-word.ts';

it.each([
  ['', 0],
  ['Preliminary, morning', 12],
  ['Wheelchair  Sprint', 10],
  ['कुश्ती', 3],
  ['体操の予選 Final', 5],
])('the longest word of "%s" has %i letters', (text, letters) => {
  expect(longestWord(text)).toBe(letters);
});
