import { expect, it } from 'vitest';
import { fullDay } from './full-day.ts';

it.each([
  ['en', 'Tuesday, 5th March 2024'],
  ['fr', 'mardi 5 mars 2024'],
  ['ja', '2024年3月5日火曜日'],
  ['ko', '2024년 3월 5일 화요일'],
  ['zh', '2024年3月5日星期二'],
])('a day in full is written as %s writes it', (language, words) => {
  expect(fullDay({ year: 2024, month: 3, day: 5 }, language)).toBe(words);
});
