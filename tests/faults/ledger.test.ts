import { expect, it } from 'vitest';
import { compareLedgers, type Told, type Written } from './ledger.ts';

const message = (text: string, told: Told, begunAt: number, restsAt = begunAt + 1): Written => ({
  text,
  told,
  begunAt,
  restsAt,
});
const NOTHING = { lost: [], doubled: [], outOfOrder: [], stuck: [], deniedButThere: [] };

it('OFFLINE-12 two ledgers agree when every message arrived once or was reported as failed', () => {
  const written = [message('a', 'sent', 1), message('b', 'failed', 3), message('c', 'cut off', 5)];
  expect(compareLedgers(written, ['a', 'c'], [])).toEqual(NOTHING);
});

it('OFFLINE-12 the comparison finds lost, doubled and stuck messages, and those delivered after a reported failure', () => {
  const told: readonly Told[] = ['sent', 'waiting', 'cut off', 'waiting', 'failed'];
  const written = ['a', 'b', 'c', 'd', 'e'].map((text, at) => message(text, told[at] ?? 'sent', at * 2));
  expect(compareLedgers(written, ['d', 'd', 'e'], ['c'])).toEqual({
    lost: ['a', 'b'],
    doubled: ['d'],
    outOfOrder: [],
    stuck: ['c'],
    deniedButThere: ['e'],
  });
});

it('OFFLINE-12 a message that overtakes a stored one is out of order, one written at the same time is not', () => {
  const older = message('older', 'waiting', 1, 2);
  expect(compareLedgers([older, message('younger', 'sent', 3)], ['younger', 'older'], [])).toEqual({
    ...NOTHING,
    outOfOrder: ['younger'],
  });
  const beside = message('beside', 'sent', 1);
  expect(compareLedgers([older, beside], ['beside', 'older'], [])).toEqual(NOTHING);
});
