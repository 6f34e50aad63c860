import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionsInOrder } from './positions.ts';

const changed = (present: readonly (number | null)[]) =>
  positionsInOrder(present).filter((position, index) => position !== present[index]).length;
const isRising = (positions: readonly number[]) =>
  positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? Number.NaN));

describe('positions in a new order', () => {
  it('CONTENT-03 moving one item of a thousand changes one position, wherever it goes', () => {
    const all = Array.from({ length: 1_000 }, (_, index) => index + 1);
    for (const [from, to] of [
      [0, 999],
      [999, 0],
      [500, 2],
      [2, 500],
    ] as const) {
      const order = all.filter((_, index) => index !== from);
      order.splice(to, 0, all[from] ?? 0);
      expect(changed(order)).toBe(1);
    }
    expect(changed(all)).toBe(0);
  });

  it('CONTENT-03 they always rise, whatever stood there before', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: -5, max: 5 }))), (present) => {
        expect(isRising(positionsInOrder(present))).toBe(true);
      }),
    );
    const all = Array.from({ length: 30 }, (_, index) => index);
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 30 }), (order) => {
        expect(isRising(positionsInOrder(order))).toBe(true);
      }),
    );
  });

  it('CONTENT-03 two hundred items put between the same two still fit', () => {
    let order = [1, 2];
    for (let time = 0; time < 200; time += 1) {
      order = positionsInOrder([order[0] ?? 0, null, ...order.slice(1)]);
      expect(isRising(order)).toBe(true);
    }
    expect(order).toHaveLength(202);
  });
});
