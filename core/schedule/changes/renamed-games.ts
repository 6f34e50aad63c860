import { groupBy } from '../group-by.ts';
import type { ReadEntry } from './entry-reader.ts';
import type { Open } from './pair-equal.ts';

/** A session alone at the same time and place, under another title and game, is rather another session. */
const LEAST_WITHOUT_TITLE = 2;

/**
 * Finds the games that have another name now: the game is gone, and most of its entries are under one other game, by
 * title, time and place, or in a game that is new by time and place alone.
 *
 * @param open what has no partner yet; of a game that is gone, that is all of it
 * @param isBefore whether the earlier revision has a game
 * @param isStill whether the later revision has a game
 * @returns the later name by the earlier one, both as read
 */
export function renamedGames(
  { was, is }: Open<ReadEntry>,
  isBefore: (game: string) => boolean,
  isStill: (game: string) => boolean,
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const alike = gamesBy(is, titleAndOccasionOf);
  const atTheTime = gamesBy(
    is.filter(({ game }) => !isBefore(game)),
    occasionOf,
  );
  for (const [game, entries] of groupBy(was, (one) => one.game)) {
    if (isStill(game)) continue;
    const name =
      mostOf(entries, alike, titleAndOccasionOf) ??
      (entries.length < LEAST_WITHOUT_TITLE ? undefined : mostOf(entries, atTheTime, occasionOf));
    if (name !== undefined) names.set(game, name);
  }
  return names;
}

type KeyOf = (one: ReadEntry) => string | null;

/** Title, time and place; null if nothing of it is known. */
export function titleAndOccasionOf({ title, start, place }: ReadEntry): string | null {
  return title === '' && start === '' && place === '' ? null : `${title}\n${start}\n${place}`;
}

/** Time and place; null if one of them is unknown, because then it may be shared by anything. */
export function occasionOf({ minute, start, place }: ReadEntry): string | null {
  return minute === null || place === '' ? null : `${start}\n${place}`;
}

function gamesBy(entries: readonly ReadEntry[], keyOf: KeyOf): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const one of entries) {
    const key = keyOf(one);
    if (key === null) continue;
    found.set(key, (found.get(key) ?? new Set()).add(one.game));
  }
  return found;
}

/** Returns the game that has more than half of these entries. */
function mostOf(
  entries: readonly ReadEntry[],
  games: ReadonlyMap<string, ReadonlySet<string>>,
  keyOf: KeyOf,
): string | undefined {
  const counts = new Map<string, number>();
  for (const one of entries)
    for (const game of games.get(keyOf(one) ?? '') ?? []) counts.set(game, (counts.get(game) ?? 0) + 1);
  return [...counts].find(([, count]) => count * 2 > entries.length)?.[0];
}
