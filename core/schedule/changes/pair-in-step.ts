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
  // By position: a set of so many objects takes longer than the comparison itself.
  const isWasTaken = was.map(() => false);
  const isIsTaken = is.map(() => false);
  for (const shift of new Set([0, is.length - was.length])) {
    was.forEach((one, at) => {
      const other = is[at + shift];
      if (other === undefined || isWasTaken[at] || isIsTaken[at + shift] || !isEqual(one, other)) return;
      pairs.push([one, other]);
      isWasTaken[at] = true;
      isIsTaken[at + shift] = true;
    });
  }
  return {
    pairs,
    open: { was: was.filter((_, at) => !isWasTaken[at]), is: is.filter((_, at) => !isIsTaken[at]) },
  };
}
