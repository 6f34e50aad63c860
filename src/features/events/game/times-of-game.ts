import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { foldedText } from '#core/text/folded-text.ts';
import { isLasting } from '#core/time/event-span.ts';
import {
  isTimed,
  phaseOf,
  readScheduleEntries,
  type ScheduleEntry,
} from '../../../domain/schedule/schedule-entry.ts';

/** The page of a game, or of a sub-game and the game it is part of. */
export interface GameNames {
  readonly game: string;
  readonly subGame?: string | undefined;
}

/**
 * Returns the entries of a game by start, those without a known start last. The schedule knows games by name alone, so
 * case, spaces and punctuation do not count. Of a sub-game it returns the entries under its own name, else those
 * entries of its game whose title has its name.
 */
export function entriesOfGame(
  schedules: readonly GameSchedule[],
  { game, subGame }: GameNames,
): ScheduleEntry[] {
  const entries = readScheduleEntries(schedules);
  const under = (name: string) => entries.filter((entry) => foldedText(entry.game) === foldedText(name));
  if (subGame === undefined) return byStart(under(game));
  const own = under(subGame);
  return byStart(own.length > 0 ? own : under(game).filter(({ title }) => hasName(title, subGame)));
}

/** Returns what is on at a moment, long-running entries last, then what is ahead; what is over is left out. */
export function onAndAhead(entries: readonly ScheduleEntry[], now: number): ScheduleEntry[] {
  const inPhase = (phase: 'now' | 'ahead') =>
    entries.filter((entry) => (isTimed(entry) ? phaseOf(entry, now) : 'ahead') === phase);
  const on = inPhase('now').filter(isTimed);
  return [...on.sort((a, b) => Number(isLasting(a)) - Number(isLasting(b))), ...inPhase('ahead')];
}

function byStart(entries: readonly ScheduleEntry[]): ScheduleEntry[] {
  const startOf = ({ from }: ScheduleEntry) => from?.at ?? Number.POSITIVE_INFINITY;
  // Two unknown starts differ by NaN, which would upset the order.
  return [...entries].sort((a, b) => startOf(a) - startOf(b) || 0);
}

/** Whether a title has all words of a name, one after the other: "Men" is not in "Women, final". */
function hasName(title: string, name: string): boolean {
  const wanted = wordsOf(name);
  return wanted.trim() !== '' && wordsOf(title).includes(wanted);
}

const wordsOf = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
