import type { NamedDifference } from '../differences/named-difference.ts';
import { type KindName, rulesOf } from '../kinds/kinds.ts';
import type { Revision } from '../revisions/revisions.ts';
import type { PlacedProblem } from '../transfer/import-content.ts';
import { placedInWords } from '../transfer/placed-in-words.ts';

const MOST_TITLES = 5;
const MOST_PROBLEMS = 50;

/** "1 event", "3 events". */
export function counted(count: number, kind: KindName): string {
  const { one, many } = rulesOf(kind).words;
  return `${count} ${count === 1 ? one : many}`;
}

/** One line for each kind: what was added, changed, moved and removed. */
export function differenceLines(difference: readonly NamedDifference[]): string[] {
  return difference.map(({ kind, ...titles }) => {
    const parts = (['added', 'changed', 'moved', 'removed'] as const)
      .filter((what) => titles[what].length > 0)
      .map((what) => `${titles[what].length} ${what} (${someOf(titles[what])})`);
    return `  ${rulesOf(kind).words.many}: ${parts.join(', ')}`;
  });
}

function someOf(titles: readonly string[]): string {
  const more = titles.length - MOST_TITLES;
  const shown = titles.slice(0, MOST_TITLES).map((title) => `“${title}”`);
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** One line for each problem: where it is in the file, and what to do. */
export function problemLines(problems: readonly PlacedProblem[]): string[] {
  const lines = problems.slice(0, MOST_PROBLEMS).map((problem) => `  ${placedInWords(problem)}`);
  const more = problems.length - MOST_PROBLEMS;
  return more > 0 ? [...lines, `  … and ${more} more.`] : lines;
}

/** "Revision 3, 2027-05-21 16:04 UTC, by Ada: The hall has changed". */
export function revisionLine({ number, publishedAt, author, note, broughtBack }: Revision): string {
  const moment = `${publishedAt.slice(0, 16).replace('T', ' ')} UTC`;
  const back = broughtBack === null ? '' : ` (brought back revision ${broughtBack})`;
  return `Revision ${number}, ${moment}, by ${author}: ${note}${back}`;
}
