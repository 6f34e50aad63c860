import { fold } from './fold.ts';

/**
 * Sorts names in natural order: "Hall 2" before "Hall 10", upper and lower case and accented letters together. The
 * result is the same for every language and engine, so that the prerendered and the hydrated page agree. A browser's
 * own collator does not guarantee that, and creating one is slow on a phone.
 */
export function inNaturalOrder(names: readonly string[]): string[] {
  const keyed = names.map((name) => ({ name, parts: fold(name).split(/(\p{Nd}+)/u) }));
  return keyed
    .sort((a, b) => compare(a.parts, b.parts) || compareTexts(a.name, b.name))
    .map(({ name }) => name);
}

/** Texts are at even indexes, numbers at odd ones. */
function compare(one: readonly string[], other: readonly string[]): number {
  for (const [index, part] of one.entries()) {
    const against = other[index];
    if (against === undefined) return 1;
    const difference = index % 2 === 0 ? compareTexts(part, against) : compareFigures(part, against);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

const compareTexts = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** Compares by value, at any length: without leading zeros, the longer number is greater. */
function compareFigures(one: string, other: string): number {
  const [a, b] = [one, other].map((figures) => figures.replace(/^0+(?=\d)/, '')) as [string, string];
  return a.length - b.length || compareTexts(a, b);
}
