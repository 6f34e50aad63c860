import { groupBy } from '#core/schedule/group-by.ts';
import { type ScoredHit, type Standing, standingOf } from '../hits.ts';

/** The rows of one standing: results, and behind a button those that are like the ones before it. */
export interface Block {
  readonly standing: Standing;
  readonly rows: readonly Row[];
}

export type Row =
  | { readonly hit: ScoredHit }
  /** Of the same title, game and event. */
  | { readonly alikeId: string; readonly hits: readonly ScoredHit[] };

export interface Layout {
  readonly blocks: readonly Block[];
  /** How many results are in no row yet, and behind no button of a row. */
  readonly left: number;
}

/** Of many rounds with one title, this many are shown at first. */
const FIRST_ALIKE = 3;
/** A button for fewer rows would take as much space as they do. */
const FEWEST_BEHIND_BUTTON = 2;

/**
 * Lays the results of a kind out in rows.
 *
 * @param most how many rows, not counting those that were opened; if it is enough for all, they are all in their order
 * @param opened how many rows the button of the alike with this id has added
 */
export function layOut(
  hits: readonly ScoredHit[],
  most: number,
  opened: ReadonlyMap<string, number>,
): Layout {
  const clusters = most >= hits.length ? hits.map((hit) => [hit]) : [...groupBy(hits, alikeIdOf).values()];
  const rows = new Map<Standing, Row[]>();
  let room = most;
  let left = hits.length;
  for (const alike of clusters) {
    const [first] = alike;
    if (first === undefined || room <= 0) break;
    const id = alikeIdOf(first);
    const isFew = alike.length < FIRST_ALIKE + FEWEST_BEHIND_BUTTON;
    const atFirst = Math.min(room, isFew ? alike.length : FIRST_ALIKE);
    const shown = alike.slice(0, atFirst + (opened.get(id) ?? 0));
    const behind = isFew ? [] : alike.slice(shown.length);
    room -= atFirst;
    left -= shown.length + behind.length;
    const standing = standingOf(first);
    const block = rows.get(standing) ?? [];
    rows.set(standing, block);
    block.push(...shown.map((hit) => ({ hit })));
    if (behind.length > 0) block.push({ alikeId: id, hits: behind });
  }
  return { blocks: [...rows].map(([standing, ofStanding]) => ({ standing, rows: ofStanding })), left };
}

function alikeIdOf(hit: ScoredHit): string {
  const { kind, address, title, game, slot, line } = hit.entry;
  if (kind !== 'entry' || slot === undefined) return `${kind} ${address} ${title} ${line}`;
  return JSON.stringify([standingOf(hit), address.split('?')[0], game, title]);
}
