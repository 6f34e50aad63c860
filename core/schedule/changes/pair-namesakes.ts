import { groupBy } from '../group-by.ts';
import { moveCost } from '../move-cost.ts';
import type { ReadEntry } from './entry-reader.ts';
import type { Open, Pairing } from './pair-equal.ts';

type Pair = readonly [was: ReadEntry, is: ReadEntry];

/** Of more namesakes than that, two revisions are paired by their order alone. */
const MOST_COMPARED = 200 * 200;

/**
 * Pairs entries of the same game and title. Those of one title keep their order, so that a day that is put off as a
 * whole moves as a whole. If one revision has more of them, those without a partner are chosen so that the others have
 * moved as little as possible (record 18: another place counts like two hours).
 *
 * @param gameOfWas the present name of an earlier entry's game
 */
export function pairNamesakes(
  { was, is }: Open<ReadEntry>,
  gameOfWas: (one: ReadEntry) => string,
): Pairing<ReadEntry> {
  const others = groupBy(is, ({ game, title }) => `${game}\n${title}`);
  const pairs: Pair[] = [];
  for (const [key, before] of groupBy(was, (one) => `${gameOfWas(one)}\n${one.title}`)) {
    const after = others.get(key);
    if (after !== undefined) pairs.push(...inOrder(before, after));
  }
  const paired = new Set(pairs.flat());
  const isOpen = (one: ReadEntry) => !paired.has(one);
  return { pairs, open: { was: was.filter(isOpen), is: is.filter(isOpen) } };
}

function inOrder(was: readonly ReadEntry[], is: readonly ReadEntry[]): Pair[] {
  const [before, after] = [was.toSorted(byTime), is.toSorted(byTime)];
  if (before.length > after.length) return pairFewer(after, before).map(([a, b]) => [b, a]);
  return pairFewer(before, after);
}

function byTime(a: ReadEntry, b: ReadEntry): number {
  const late = Number.POSITIVE_INFINITY;
  const [first, second] = [a.minute ?? late, b.minute ?? late];
  if (first !== second) return first - second;
  return a.place === b.place ? 0 : a.place < b.place ? -1 : 1;
}

/** Gives each of the fewer a partner among the more, both by time, at the least cost of all. */
function pairFewer(fewer: readonly ReadEntry[], more: readonly ReadEntry[]): Pair[] {
  const spare = more.length - fewer.length;
  if (spare === 0 || fewer.length * more.length > MOST_COMPARED)
    return fewer.flatMap((one, at) => pairOf(one, more[at]));
  // costs[i][s]: the least cost of the first i, when s of the more have been passed over.
  const costs: number[][] = [new Array<number>(spare + 1).fill(0)];
  for (const [i, one] of fewer.entries()) {
    const row: number[] = [];
    for (let s = 0; s <= spare; s += 1) {
      const other = more[i + s];
      const own = (costs[i]?.[s] ?? 0) + (other === undefined ? 0 : moveCost(one, other));
      row.push(Math.min(own, row[s - 1] ?? Number.POSITIVE_INFINITY));
    }
    costs.push(row);
  }
  const pairs: Pair[] = [];
  let passed = spare;
  for (let i = fewer.length; i > 0; i -= 1) {
    while (passed > 0 && costs[i]?.[passed - 1] === costs[i]?.[passed]) passed -= 1;
    const one = fewer[i - 1];
    if (one !== undefined) pairs.unshift(...pairOf(one, more[i - 1 + passed]));
  }
  return pairs;
}

const pairOf = (one: ReadEntry, other: ReadEntry | undefined): Pair[] =>
  other === undefined ? [] : [[one, other]];
