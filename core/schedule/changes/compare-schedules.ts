import { settings } from '#core/settings.ts';
import { createEntryReader, type ReadEntry } from './entry-reader.ts';
import { type ComparedGame, entriesOf, type GameEntry } from './game-entry.ts';
import { type Pairing, pairEqual } from './pair-equal.ts';
import { pairInStep } from './pair-in-step.ts';
import { pairNamesakes } from './pair-namesakes.ts';
import { occasionOf, renamedGames, titleAndOccasionOf } from './renamed-games.ts';

export type ChangedPart = 'time' | 'place' | 'title' | 'game';

/** What has become of one entry. */
export interface EntryChange {
  /** Null if it is new. */
  readonly was: GameEntry | null;
  /** Null if it is no longer in the schedule. */
  readonly is: GameEntry | null;
  /** What has changed, if it was there before and still is. */
  readonly parts: readonly ChangedPart[];
}

/** A game that has another name now, both as written. */
export interface GameChange {
  readonly was: string;
  readonly is: string;
}

export interface ScheduleChanges {
  readonly games: readonly GameChange[];
  /** Without those whose game alone has another name. */
  readonly entries: readonly EntryChange[];
}

/** What has become of all entries. */
export interface ComparedSchedules extends ScheduleChanges {
  /** All others, before and after: what identifies an entry may be different although it has not changed. */
  readonly unchanged: readonly (readonly [was: GameEntry, is: GameEntry])[];
}

/**
 * Compares two revisions of a schedule (record 31). Both must be whole: of a part, everything else would seem to be
 * gone. The order of games and entries, capitals, spaces and the way a time is written make no difference.
 *
 * @param zone IANA zone of times without one
 */
export function compareSchedules(
  before: readonly ComparedGame[],
  after: readonly ComparedGame[],
  zone: string = settings.eventTimeZone,
): ScheduleChanges {
  const { games, entries } = compareAllEntries(before, after, zone);
  return { games, entries };
}

/** Compares as `compareSchedules` does, and returns also what has not changed. */
export function compareAllEntries(
  before: readonly ComparedGame[],
  after: readonly ComparedGame[],
  zone: string = settings.eventTimeZone,
): ComparedSchedules {
  // Nearly everything is as it was, to the letter, and need not be read.
  const inStep = pairInStep({ was: entriesOf(before), is: entriesOf(after) }, areAlike);
  const elsewhere = pairEqual(inStep.open, lettersOf);
  const others = elsewhere.open;
  const read = createEntryReader(zone);
  const { pairs: asRead, open } = pairEqual({ was: others.was.map(read), is: others.is.map(read) }, allOf);
  const [gamesBefore, gamesAfter] = [gamesOf(before, read), gamesOf(after, read)];
  const names = renamedGames(
    open,
    (game) => gamesBefore.has(game),
    (game) => gamesAfter.has(game),
  );
  const gameOfWas = ({ game }: ReadEntry) => names.get(game) ?? game;
  const inGame = (keyOf: typeof occasionOf, gameOf: (one: ReadEntry) => string) => (one: ReadEntry) => {
    const key = keyOf(one);
    return key === null ? null : `${gameOf(one)}\n${key}`;
  };
  const pairs: (readonly [ReadEntry, ReadEntry])[] = [];
  const took = ({ pairs: found, open: left }: Pairing<ReadEntry>) => {
    pairs.push(...found);
    return left;
  };
  // From the surest to the least sure: the renamed game, the same title, another game, another title.
  let left = took(
    pairEqual(
      open,
      inGame(titleAndOccasionOf, ({ game }) => game),
      inGame(titleAndOccasionOf, gameOfWas),
    ),
  );
  left = took(pairNamesakes(left, gameOfWas));
  left = took(pairEqual(left, titleAndOccasionOf));
  left = took(
    pairEqual(
      left,
      inGame(occasionOf, ({ game }) => game),
      inGame(occasionOf, gameOfWas),
    ),
  );

  const paired = pairs.map(([was, is]) => ({ was, is, parts: partsOf(was, is, gameOfWas(was)) }));
  const alike = paired.filter(({ parts }) => parts.length === 0).map(({ was, is }) => [was, is] as const);
  const changed = paired
    .filter(({ parts }) => parts.length > 0)
    .map(({ was, is, parts }): EntryChange => ({ was: was.entry, is: is.entry, parts }));
  return {
    games: [...names].map(([was, is]) => ({
      was: gamesBefore.get(was) ?? was,
      is: gamesAfter.get(is) ?? is,
    })),
    entries: [
      ...changed,
      ...left.was.map(({ entry }) => ({ was: entry, is: null, parts: [] })),
      ...left.is.map(({ entry }) => ({ was: null, is: entry, parts: [] })),
    ],
    unchanged: [
      ...inStep.pairs,
      ...elsewhere.pairs,
      ...[...asRead, ...alike].map(([was, is]) => [was.entry, is.entry] as const),
    ],
  };
}

const areAlike = (was: GameEntry, is: GameEntry) =>
  was.game === is.game &&
  was.title === is.title &&
  was.from === is.from &&
  was.to === is.to &&
  was.address === is.address;

const lettersOf = ({ game, title, from, to, address }: GameEntry) =>
  `${game}\n${title}\n${from}\n${to}\n${address}`;

const allOf = ({ game, title, place, start, end }: ReadEntry) =>
  `${game}\n${title}\n${place}\n${start}\n${end}`;

/** The games of a revision as written, by what is read of them. */
function gamesOf(
  games: readonly ComparedGame[],
  read: (entry: GameEntry) => ReadEntry,
): ReadonlyMap<string, string> {
  const nothing = { title: '', from: '', to: '', address: '', key: '' };
  return new Map(
    games
      .filter(({ entries }) => entries.length > 0)
      .map(({ game }) => [read({ ...nothing, game }).game, game]),
  );
}

/** Returns what is different between an entry and what it has become; nothing if only its spelling is. */
export function changedParts(
  was: GameEntry,
  is: GameEntry,
  zone: string = settings.eventTimeZone,
): readonly ChangedPart[] {
  const read = createEntryReader(zone);
  const before = read(was);
  return partsOf(before, read(is), before.game);
}

/** An end that was not known before is no change; a start that was not known is one. */
function partsOf(was: ReadEntry, is: ReadEntry, gameOfWas: string): ChangedPart[] {
  const hasMoved = was.start !== is.start || (was.end !== '' && was.end !== is.end);
  return [
    ...(hasMoved ? (['time'] as const) : []),
    ...(was.place !== is.place ? (['place'] as const) : []),
    ...(was.title !== is.title ? (['title'] as const) : []),
    ...(gameOfWas !== is.game ? (['game'] as const) : []),
  ];
}
