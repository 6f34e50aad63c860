/** What counts of an entry when two revisions of a schedule are compared, as the provider writes it. */
export interface ComparedEntry {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly address: string;
}

export interface ComparedGame {
  readonly game: string;
  readonly entries: readonly ComparedEntry[];
}

/** One entry of a revision with its game. */
export interface GameEntry extends ComparedEntry {
  readonly game: string;
  /** Its position in the answer, game by game: the same as that of a `ScheduleEntry`. */
  readonly key: string;
}

/** Returns all entries of a revision, in its order. */
export function entriesOf(games: readonly ComparedGame[]): GameEntry[] {
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
