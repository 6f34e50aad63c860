import { inNaturalOrder } from '#core/text/natural-order.ts';
import { allOf, type FestivalDay, type Programme } from '../../../domain/schedule/schedule-days.ts';
import type { ScheduleEntry } from '../../../domain/schedule/schedule-entry.ts';

const ORDERS = ['game', 'time'] as const;

/** How the entries of a day are sorted. */
export type Order = (typeof ORDERS)[number];

/**
 * The visitor's choice; '' means any, and for the order the one that suits the day. It lives in the address, so that it
 * can be shared.
 */
export interface ScheduleChoice {
  readonly day: string;
  readonly game: string;
  readonly place: string;
  readonly order: Order | '';
}

export const NO_CHOICE: ScheduleChoice = { day: '', game: '', place: '', order: '' };

/** The name of the entry in the address (`paths.entry`). */
export const ENTRY = 'entry';

/** The available games and places, in the same order everywhere, because the build and the page must agree. */
export interface ScheduleOptions {
  readonly games: readonly string[];
  readonly places: readonly string[];
}

export function scheduleOptions({ days, undated }: Programme): ScheduleOptions {
  const entries = [...days.flatMap(allOf), ...undated];
  return {
    games: distinct(entries.map(({ game }) => game)),
    places: distinct(entries.map(({ address }) => address)),
  };
}

/** Returns the game and the place in the address that the schedule does not have. */
export function unknownIn(search: URLSearchParams, { games, places }: ScheduleOptions): string[] {
  const [game, place] = [search.get('game') ?? '', search.get('place') ?? ''];
  return [games.includes(game) ? '' : game, places.includes(place) ? '' : place].filter(
    (name) => name !== '',
  );
}

/** Reads the choice from the address. Values that the schedule does not have are ignored, but see `unknownIn`. */
export function readChoice(
  search: URLSearchParams,
  days: readonly FestivalDay[],
  { games, places }: ScheduleOptions,
): ScheduleChoice {
  const among = (name: string, known: readonly string[]) => {
    const value = search.get(name) ?? '';
    return known.includes(value) ? value : '';
  };
  return {
    day: among(
      'day',
      days.map(({ key }) => key),
    ),
    game: among('game', games),
    place: among('place', places),
    order: ORDERS.find((order) => order === search.get('order')) ?? '',
  };
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

/** Returns a choice that shows an entry listed on that day: without the game or place that would hide it. */
export function choiceShowing(entry: ScheduleEntry, day: string, choice: ScheduleChoice): ScheduleChoice {
  return {
    ...choice,
    day,
    game: choice.game === entry.game ? choice.game : '',
    place: choice.place === entry.address ? choice.place : '',
  };
}

/** Whether an entry matches the chosen game and place. */
export function isChosen({ game, address }: ScheduleEntry, choice: ScheduleChoice): boolean {
  return (choice.game === '' || choice.game === game) && (choice.place === '' || choice.place === address);
}

function distinct(values: readonly string[]): string[] {
  return inNaturalOrder([...new Set(values)].filter((value) => value !== ''));
}
