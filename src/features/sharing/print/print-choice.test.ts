import { expect, it } from 'vitest';
import { readPrintChoice } from './print-choice.ts';

const read = (search: string, ...languages: string[]) =>
  readPrintChoice(new URLSearchParams(search), languages);

it('PRINT-04 sheet and paper come from the address, if they exist', () => {
  expect(read('sheet=doors&paper=letter', 'en-GB')).toEqual({ sheet: 'doors', paper: 'letter' });
  expect(read('sheet=poster&paper=a3', 'en-US')).toEqual({ sheet: 'pocket', paper: 'letter' });
});

it.each([
  [['en-US', 'fr'], 'letter'],
  [['es', 'es-MX'], 'letter'],
  [['fil-PH'], 'letter'],
  [['en-IN', 'en-US'], 'a4'],
  [['zh-Hant-TW'], 'a4'],
  [['en'], 'a4'],
  [[], 'a4'],
])('PRINT-04 who reads %s finds their usual paper: %s', (languages, paper) => {
  expect(read('', ...languages).paper).toBe(paper);
});
