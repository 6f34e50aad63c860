import { expect, it } from 'vitest';
import { inNaturalOrder } from './natural-order.ts';

it.each([
  [
    ['Hall 10', 'Hall 2', 'hall 1', 'Hall 1'],
    ['Hall 1', 'hall 1', 'Hall 2', 'Hall 10'],
  ],
  [
    ['Zeta', 'Åsa', 'beta', 'Átrio', 'Alpha'],
    ['Alpha', 'Åsa', 'Átrio', 'beta', 'Zeta'],
  ],
  [
    ['B 007', 'B 7b', 'B 7', 'B'],
    ['B', 'B 007', 'B 7', 'B 7b'],
  ],
  [
    ['मंच १०', 'मंच २'],
    ['मंच २', 'मंच १०'],
  ],
  [
    ['قاعة 10', 'قاعة 9'],
    ['قاعة 9', 'قاعة 10'],
  ],
])('puts %j in order', (names, ordered) => {
  expect(inNaturalOrder(names)).toEqual(ordered);
  expect(inNaturalOrder(names.toReversed())).toEqual(ordered);
});
