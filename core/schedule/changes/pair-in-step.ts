import type { Open, Pairing } from './pair-equal.ts';

/**
 * Pairs what is equal at the same position, counted from the beginning or from the end. In two revisions of a long
 * schedule that is nearly everything, and it is found without a key for each: most of the time of `pairEqual` goes into
 * its keys. It may cross two that are equal to each other, which makes no difference.
 */
export function pairInStep<One>(
  { was, is }: Open<One>,
  isEqual: (was: One, is: One) => boolean,
): Pairing<One> {
  const pairs: (readonly [One, One])[] = [];
  const taken = new Set<One>();
  for (const shift of new Set([0, is.length - was.length])) {
    for (const [at, one] of was.entries()) {
      const other = is[at + shift];
      if (other === undefined || taken.has(one) || taken.has(other) || !isEqual(one, other)) continue;
      pairs.push([one, other]);
      taken.add(one).add(other);
    }
  }
  const isOpen = (one: One) => !taken.has(one);
  return { pairs, open: { was: was.filter(isOpen), is: is.filter(isOpen) } };
}
