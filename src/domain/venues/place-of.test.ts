import { describe, expect, it } from 'vitest';
import { riversideGrounds } from '#content/venues/riverside-grounds.ts';
import { placeOf } from './place-of.ts';

const keyOf = (address: string) => placeOf(riversideGrounds, address)?.key;

describe('the place of the plan that an address names', () => {
  it.each([
    ['Lyre Hall, Riverside Grounds', 'lyre-hall'],
    ['LYRE  HALL', 'lyre-hall'],
    ['Harbour Steps', 'harbour-steps'],
    ['Olive Court، Gate 3', 'olive-court'],
  ])('%s is %s', (address, key) => expect(keyOf(address)).toBe(key));

  it.each(['', ' , ', 'Lyre', 'Lyre Hall Annexe', 'Riverside Grounds, Lyre Hall'])(
    '"%s" is none of them, rather than a wrong one',
    (address) => expect(keyOf(address)).toBeUndefined(),
  );
});
