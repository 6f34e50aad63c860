import { expect, it } from 'vitest';
import { languageOf } from './language-of.ts';

it.each([
  ['Pythian National Games', 'en'],
  ['22: ढोल, नृत्य और कथा', 'hi'],
  ['الألعاب البيثية', 'ar'],
  ['Οι αγώνες', 'el'],
  ['피티아', 'ko'],
  ['ピュティア', 'ja'],
  ['皮提亚', 'zh'],
  ['পিথিয়ান', 'bn'],
  ['ፒቲያ', 'am'],
  ['2026', 'en'],
  ['', 'en'],
])('I18N-06 "%s" is marked as %s', (words, language) => expect(languageOf(words)).toBe(language));
