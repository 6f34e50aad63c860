import { fold } from './fold.ts';

/**
 * Names as people put them in order: "Hall 2" before "Hall 10", small and accented letters in their place. The same for
 * every language and in every engine, so that the prerendered page and the living one agree; a browser's own collator is not,
 * and making one costs a phone time.
 */
export function inNaturalOrder(names: readonly string[]): string[] {
  const keyed = names.map((name) => ({ name, parts: fold(name).split(/(\p{Nd}+)/u) }));
  return keyed
    .sort((a, b) => compare(a.parts, b.parts) || compareTexts(a.name, b.name))
    .map(({ name }) => name);
}

/** Texts stand at even places, figures at odd ones. */
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

/** By value, however long: without leading zeros the longer one is greater. */
function compareFigures(one: string, other: string): number {
  const [a, b] = [one, other].map((figures) => figures.replace(/^0+(?=\d)/, '')) as [string, string];
  return a.length - b.length || compareTexts(a, b);
}
