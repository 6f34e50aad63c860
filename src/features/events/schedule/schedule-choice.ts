import { type EntryFilter, NO_FILTER, ON } from '../../../domain/schedule/entry-filter.ts';
import type { FilterOptions } from '../../../domain/schedule/filter-entries.ts';
import type { FestivalDay } from '../../../domain/schedule/schedule-days.ts';

const ORDERS = ['game', 'time'] as const;

/** How the entries of a day are sorted. */
export type Order = (typeof ORDERS)[number];

/**
 * The visitor's choice; '' means any, and for the order the one that suits the day. It lives in the address, so that it
 * can be shared.
 */
export interface ScheduleChoice extends EntryFilter {
  readonly day: string;
  readonly order: Order | '';
}

export const NO_CHOICE: ScheduleChoice = { ...NO_FILTER, day: '', order: '' };

/** The name of the entry in the address (`paths.entry`). */
export const ENTRY = 'entry';

/** Returns what each part of a choice may be in the address of this schedule. */
export function knownChoices(
  days: readonly FestivalDay[],
  { games, places, parts, rounds, stepFree }: FilterOptions,
): Readonly<Record<keyof ScheduleChoice, readonly string[]>> {
  return {
    day: days.map(({ key }) => key),
    game: games,
    place: places,
    part: parts,
    round: rounds,
    saved: [ON],
    ahead: [ON],
    stepFree,
    order: ORDERS,
  };
}

/** Returns the game and the place in the address that the schedule does not have. */
export function unknownIn(search: URLSearchParams, { games, places }: FilterOptions): string[] {
  const [game, place] = [search.get('game') ?? '', search.get('place') ?? ''];
  return [games.includes(game) ? '' : game, places.includes(place) ? '' : place].filter(
    (name) => name !== '',
  );
}

/** Reads the choice from the address. Values that the schedule does not have are ignored, but see `unknownIn`. */
export function readChoice(
  search: URLSearchParams,
  days: readonly FestivalDay[],
  options: FilterOptions,
): ScheduleChoice {
  const read = Object.entries(knownChoices(days, options)).map(([name, known]) => {
    const value = search.get(name) ?? '';
    return [name, known.includes(value) ? value : ''];
  });
  return Object.fromEntries(read) as unknown as ScheduleChoice;
}

/**
 * Returns the address with a choice in it. Its other parameters stay, but not an entry it named: what the visitor has
 * chosen may hide that.
 */
export function writeChoice(search: URLSearchParams, choice: Partial<ScheduleChoice>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(ENTRY);
  for (const [name, value] of Object.entries({ ...choice }) as [keyof ScheduleChoice, string][]) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Returns the order of a day: by time on the running day, where visitors look for what is on, otherwise by game. */
export function orderOf({ order }: ScheduleChoice, isToday: boolean): Order {
  return order || (isToday ? 'time' : 'game');
}
