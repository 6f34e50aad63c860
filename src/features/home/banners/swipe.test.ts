import { expect, it } from 'vitest';
import { swipeOf } from './swipe.ts';

const from = { x: 200, y: 200 };

it.each([
  ['30 px to the left', -30, 0, null],
  ['exactly 40 px', -40, 0, null],
  ['60 px to the left', -60, 5, 'left'],
  ['60 px to the right', 60, -5, 'right'],
  ['down the page', -60, 90, null],
])('BANNER-06 %s', (_, across, down, towards) => {
  expect(swipeOf(from, { x: from.x + across, y: from.y + down })).toBe(towards);
});
