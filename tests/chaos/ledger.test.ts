import { expect, it } from 'vitest';
import { compareLedgers, type Sent } from './ledger.ts';

const sent: readonly Sent[] = [
  { device: 1, key: 'a', text: 'A' },
  { device: 2, key: 'x', text: 'X' },
  { device: 1, key: 'b', text: 'B' },
  { device: 2, key: 'y', text: 'Y' },
];
const all = new Set(['a', 'b', 'x', 'y']);
const stored = (...texts: string[]) => texts.map((text) => ({ key: text.toLowerCase(), text }));
const NOTHING = { lost: [], doubled: [], outOfOrder: [], unknown: [], stuck: [] };

it('OPS-11 two ledgers agree if each message is stored once, whatever was stored between those of a device', () => {
  expect(compareLedgers(sent, all, stored('X', 'A', 'Y', 'B'))).toEqual(NOTHING);
  expect(compareLedgers(sent, all, stored('A', 'B', 'X', 'Y'))).toEqual(NOTHING);
});

it('OPS-11 the comparison finds what is lost, doubled, out of order, unknown and stuck', () => {
  expect(compareLedgers(sent, all, stored('A', 'X', 'Y'))).toEqual({ ...NOTHING, lost: ['B'] });
  expect(compareLedgers(sent, all, [...stored('A', 'X', 'B', 'Y'), { key: 'new', text: 'A' }])).toEqual({
    ...NOTHING,
    doubled: ['A'],
    outOfOrder: ['A'],
  });
  expect(compareLedgers(sent, all, stored('B', 'X', 'A', 'Y'))).toEqual({ ...NOTHING, outOfOrder: ['A'] });
  expect(compareLedgers(sent, all, stored('A', 'X', 'B', 'Y', 'Z'))).toEqual({ ...NOTHING, unknown: ['Z'] });
  const underAnother = stored('A', 'X', 'B').concat({ key: 'a2', text: 'Y' });
  expect(compareLedgers(sent, all, underAnother)).toEqual({ ...NOTHING, unknown: ['Y'] });
  expect(compareLedgers(sent, new Set(['a', 'x', 'b']), stored('A', 'X', 'B', 'Y'))).toEqual({
    ...NOTHING,
    stuck: ['Y'],
  });
});
