import type { RevisionEntry, RevisionGame } from '../../data/revisions/revision.ts';

/** One entry of a revision with its game. */
export interface GameEntry extends RevisionEntry {
  readonly game: string;
  /** Its position in the answer, game by game: the same as that of a `ScheduleEntry`. */
  readonly key: string;
}

/** Returns all entries of a revision, in its order. */
export function entriesOf(games: readonly RevisionGame[]): GameEntry[] {
  return games.flatMap(({ game, entries }, row) =>
    entries.map(({ title, from, to, address }, index) => ({
      game,
      title,
      from,
      to,
      address,
      key: `${row}-${index}`,
    })),
  );
}
