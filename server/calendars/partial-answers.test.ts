import { describe, expect, it, onTestFinished } from 'vitest';
import type { Session } from '#core/calendar/session.ts';
import { openDatabase } from '../database/open-database.ts';
import { CalendarMemory } from './calendar-memory.ts';
import { DOUBTED_FOR_MS, SMALLEST_DOUBTED } from './partial-answers.ts';

const NOW = Date.UTC(2031, 4, 10, 8);
const MINUTE_MS = 60_000;

const heat = (index: number, day: string): readonly [string, Session] => [
  `heat-${index}`,
  { id: `${index}`, title: `Heat ${index}`, startsAt: `${day} 09:00:00`, endsAt: '', place: 'Odeon' },
];
const heats = (count: number, day = '21/11/2031') =>
  Array.from({ length: count }, (_, index) => heat(index, day));

/** A memory that has been told a schedule, and is told others at later minutes. */
async function told(first: ReadonlyArray<readonly [string, Session]>) {
  const database = await openDatabase(null);
  onTestFinished(() => database.destroy());
  const memory = new CalendarMemory(database, 'Asia/Kolkata');
  await memory.publish('athens', new Map(first), NOW);
  return {
    cancelledAt: async (at: number, answer: ReadonlyArray<readonly [string, Session]>) =>
      (await memory.publish('athens', new Map(answer), NOW + at)).filter(({ isCancelled }) => isCancelled)
        .length,
    changes: () => memory.changes('athens', NOW + MINUTE_MS),
  };
}

describe('an answer that lacks more than half of a schedule', () => {
  const whole = heats(SMALLEST_DOUBTED);
  const half = whole.slice(0, SMALLEST_DOUBTED / 2);
  const less = half.slice(1);

  it('CAL-11 cancels nothing, is no change, and is forgotten with the next whole one', async () => {
    const { cancelledAt, changes } = await told(whole);
    expect(await cancelledAt(MINUTE_MS, less)).toBe(0);
    expect(await changes()).toEqual([]);
    expect(await cancelledAt(2 * MINUTE_MS, whole)).toBe(0);
    expect(await cancelledAt(MINUTE_MS + DOUBTED_FOR_MS, less)).toBe(0);
  });

  it('CAL-11 is believed once another says the same some minutes later, and not sooner', async () => {
    const { cancelledAt } = await told(whole);
    expect(await cancelledAt(MINUTE_MS, less)).toBe(0);
    expect(await cancelledAt(DOUBTED_FOR_MS, less)).toBe(0);
    expect(await cancelledAt(MINUTE_MS + DOUBTED_FOR_MS, less)).toBe(whole.length - less.length);
  });

  it('CAL-11 is not confirmed by one that lacks other entries, nor by a clock that was set back', async () => {
    const { cancelledAt } = await told(whole);
    expect(await cancelledAt(0, less)).toBe(0);
    expect(await cancelledAt(DOUBTED_FOR_MS, whole.slice(-3))).toBe(0);
    expect(await cancelledAt(-DOUBTED_FOR_MS, whole.slice(-3))).toBe(0);
    expect(await cancelledAt(-1, whole.slice(-3))).toBe(0);
    expect(await cancelledAt(0, whole.slice(-3))).toBe(whole.length - 3);
  });

  it('CAL-11 is believed at once if it lacks half, if the schedule is small, or if the rest is over', async () => {
    expect(await (await told(whole)).cancelledAt(MINUTE_MS, half)).toBe(half.length);
    const few = heats(SMALLEST_DOUBTED - 1);
    expect(await (await told(few)).cancelledAt(MINUTE_MS, few.slice(0, 1))).toBe(few.length - 1);
    const over = heats(SMALLEST_DOUBTED, '01/05/2031');
    expect(await (await told(over)).cancelledAt(MINUTE_MS, over.slice(0, 1))).toBe(over.length - 1);
  });
});
