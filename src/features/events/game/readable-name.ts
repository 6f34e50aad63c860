/** Words that English titles keep in lower case. */
const SMALL = /^(?:a|an|and|as|at|but|by|for|from|in|nor|of|on|or|the|to|vs|with)$/;

/** Turns a path segment into a title: `wrestling-in-the_sand` becomes "Wrestling in the Sand". */
export function readableName(segment: string): string {
  const words = segment
    .replace(/[-_+\s]+/g, ' ')
    .trim()
    .split(' ');
  return words.map((word, place) => (place > 0 && SMALL.test(word) ? word : begunLarge(word))).join(' ');
}

function begunLarge(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}
