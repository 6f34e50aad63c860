import { inNaturalOrder } from '#core/text/natural-order.ts';
import { allOf, type FestivalDay, type Programme } from '../../../domain/schedule/schedule-days.ts';
import type { ScheduleEntry } from '../../../domain/schedule/schedule-entry.ts';

/** How the entries of a day are sorted. */
export type Order = 'game' | 'time';

/** The visitor's choice; '' means any. It lives in the address, so that it can be shared. */
export interface ScheduleChoice {
  readonly day: string;
  readonly game: string;
  readonly place: string;
  readonly order: Order;
}

export const NO_CHOICE: ScheduleChoice = { day: '', game: '', place: '', order: 'game' };

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

/** Reads the choice from the address. Values that the schedule does not have are ignored. */
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
    order: search.get('order') === 'time' ? 'time' : 'game',
  };
}

/** Returns the address with a choice in it. Its other parameters stay. */
export function writeChoice(search: URLSearchParams, choice: Partial<ScheduleChoice>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ ...choice }) as [keyof ScheduleChoice, string][]) {
    if (value === NO_CHOICE[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether an entry matches the chosen game and place. */
export function isChosen({ game, address }: ScheduleEntry, choice: ScheduleChoice): boolean {
  return (choice.game === '' || choice.game === game) && (choice.place === '' || choice.place === address);
}

function distinct(values: readonly string[]): string[] {
  return inNaturalOrder([...new Set(values)].filter((value) => value !== ''));
}
