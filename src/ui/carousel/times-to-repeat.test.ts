import { expect, it } from 'vitest';
import { timesToRepeat } from './times-to-repeat.ts';

it.each([
  [12, 5, 1],
  [8, 5, 1],
  [7, 5, 2],
  [6, 5, 2],
  [3, 2, 2],
  [0, 5, 1],
])('HOME-08 %i games with %i in view appear %i times in the loop', (count, perView, times) => {
  expect(timesToRepeat(count, perView)).toBe(times);
});
