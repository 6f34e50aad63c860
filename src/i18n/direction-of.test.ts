import { expect, it } from 'vitest';
import { directionOf } from './direction-of.ts';

it.each([
  ['Hall 2 (1st floor)', 'ltr'],
  ['قاعة 2', 'rtl'],
  ['(CSS) مؤتمر', 'ltr'],
  ['22: مؤتمر (CSS) اليوم!', 'rtl'],
  ['תל אביב', 'rtl'],
  ['नाटक', 'ltr'],
  ['28/11/2026', null],
  ['', null],
])('"%s" is read %s', (words, direction) => expect(directionOf(words)).toBe(direction));
