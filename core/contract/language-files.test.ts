import { expect, it } from 'vitest';
import { languageOf } from './language-files.ts';

it.each([
  ['assets/languages/el-aaaaaaa.js', 'el'],
  ['/assets/languages/fil-C6_xH-R.js', 'fil'],
  ['https://site.example/assets/languages/el-bbbbbbb.js', 'el'],
  ['/assets/load-texts-aaaaaaa.js', undefined],
  ['/assets/languages/el-aaaaaaa.js.br', undefined],
])('the file of a language is recognized by its name: %s', (address, code) => {
  expect(languageOf(address)).toBe(code);
});
