import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sequenceAt } from '#core/calendar/sequence.ts';
import type { Session } from '#core/calendar/session.ts';
import { openDatabase } from '../database/open-database.ts';
import { CANCELLED_FOR_MS, CalendarMemory } from './calendar-memory.ts';
import { DOUBTED_FOR_MS } from './partial-answers.ts';

const NOW = Date.UTC(2031, 4, 10, 8);
const MINUTE_MS = 60_000;

const session = (id: string, change: Partial<Session> = {}): Session => ({
  id,
  title: 'Drama: Final',
  startsAt: '21/11/2031 09:30:00',
  endsAt: '',
  place: 'Odeon',
  ...change,
});
const FINAL = session('final');
const HEAT = session('heat', { title: 'Rowing: Heat' });
const both = new Map([
  ['final-1', FINAL],
  ['heat-1', HEAT],
]);
const withoutHeat = new Map([['final-1', FINAL]]);

async function open(folder: string | null = null): Promise<CalendarMemory> {
  const database = await openDatabase(folder);
  onTestFinished(() => database.destroy());
  return new CalendarMemory(database, 'Asia/Kolkata');
}
const states = (published: Awaited<ReturnType<CalendarMemory['publish']>>) =>
  published.map(({ key, isCancelled }) => [key, isCancelled]);

describe('what calendars have said', () => {
  it('CAL-07 an entry keeps its number until it changes, and then gets a higher one', async () => {
    const memory = await open();
    const [first] = await memory.publish('athens', both, NOW);
    expect(first).toEqual({
      key: 'final-1',
      session: FINAL,
      sequence: sequenceAt(NOW),
      changedAt: NOW,
      isCancelled: false,
      isTimeOpen: false,
    });
    expect(await memory.publish('athens', both, NOW + 5 * MINUTE_MS)).toContainEqual(first);
    const moved = session('moved', { place: 'Stoa' });
    const [later] = await memory.publish(
      'athens',
      new Map([...both, ['final-1', moved]]),
      NOW + 9 * MINUTE_MS,
    );
    expect(later).toMatchObject({
      session: moved,
      sequence: sequenceAt(NOW) + 9,
      changedAt: NOW + 9 * MINUTE_MS,
    });
  });

  it('CAL-07 two changes within a minute, or a clock that was set back, still give higher numbers', async () => {
    const memory = await open();
    await memory.publish('athens', withoutHeat, NOW);
    const numbers = [];
    for (const [index, after] of [1, 2, -3_600_000].entries()) {
      const moved = session(`moved-${index}`);
      const [entry] = await memory.publish('athens', new Map([['final-1', moved]]), NOW + after);
      numbers.push(entry?.sequence);
    }
    expect(numbers).toEqual([1, 2, 3].map((more) => sequenceAt(NOW) + more));
  });

  it('CAL-07 a removed entry is cancelled for seven days, then forgotten', async () => {
    const memory = await open();
    await memory.publish('athens', both, NOW);
    const removed = await memory.publish('athens', withoutHeat, NOW + MINUTE_MS);
    expect(states(removed)).toEqual([
      ['final-1', false],
      ['heat-1', true],
    ]);
    expect(removed[1]).toMatchObject({ session: HEAT, sequence: sequenceAt(NOW) + 1 });
    const lastMoment = NOW + MINUTE_MS + CANCELLED_FOR_MS - 1;
    expect(await memory.publish('athens', withoutHeat, lastMoment)).toContainEqual(removed[1]);
    expect(states(await memory.publish('athens', withoutHeat, lastMoment + 1))).toEqual([['final-1', false]]);
    // It is out of the database, too: as it comes back it is new.
    const [, back] = await memory.publish('athens', both, NOW);
    expect(back?.sequence).toBe(sequenceAt(NOW));
  });

  it('CAL-07 an entry that comes back within these days is no longer cancelled', async () => {
    const memory = await open();
    await memory.publish('athens', both, NOW);
    await memory.publish('athens', withoutHeat, NOW);
    const [, back] = await memory.publish('athens', both, NOW + MINUTE_MS);
    expect(back).toMatchObject({ key: 'heat-1', isCancelled: false, sequence: sequenceAt(NOW) + 2 });
  });

  it('CAL-07 a removal is noticed after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'calendars-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const database = await openDatabase(folder);
    await new CalendarMemory(database, 'Asia/Kolkata').publish('athens', both, NOW);
    await database.destroy();
    const memory = await open(folder);
    expect(states(await memory.publish('athens', withoutHeat, NOW + MINUTE_MS))).toEqual([
      ['final-1', false],
      ['heat-1', true],
    ]);
  });

  it('CAL-07 an empty schedule cancels nothing', async () => {
    const memory = await open();
    const before = await memory.publish('athens', both, NOW);
    expect(await memory.publish('athens', new Map(), NOW + MINUTE_MS)).toEqual(before);
    expect(await memory.publish('delphi', new Map(), NOW)).toEqual([]);
  });

  it('CAL-12 an entry that loses its time is cancelled at the time calendars have, until it has one again', async () => {
    const memory = await open();
    await memory.publish('athens', both, NOW);
    const undated = session('open', { startsAt: '', title: 'Rowing: Heat' });
    const without = new Map([...withoutHeat, ['heat-1', undated]]);
    const [, lost] = await memory.publish('athens', without, NOW + MINUTE_MS);
    expect(lost).toMatchObject({
      key: 'heat-1',
      session: { id: 'open', startsAt: HEAT.startsAt },
      sequence: sequenceAt(NOW) + 1,
      isCancelled: true,
      isTimeOpen: true,
    });
    expect(await memory.publish('athens', without, NOW + 2 * MINUTE_MS)).toContainEqual(lost);
    // The feed tells what has happened: it has no time yet, and is not gone.
    expect(await memory.changes('athens', NOW + 2 * MINUTE_MS)).toMatchObject([{ was: HEAT, is: undated }]);
    const [, forgotten] = await memory.publish('athens', without, NOW + MINUTE_MS + CANCELLED_FOR_MS);
    expect(forgotten).toMatchObject({ session: undated, isCancelled: false, isTimeOpen: false });
    const [, again] = await memory.publish('athens', both, NOW + MINUTE_MS + CANCELLED_FOR_MS);
    expect(again).toMatchObject({ session: HEAT, isCancelled: false });
    expect(again?.sequence).toBeGreaterThan(lost?.sequence ?? Number.NaN);
  });

  it('CAL-12 an entry whose time was never known is in no calendar, and cancels nothing', async () => {
    const memory = await open();
    const undated = new Map([['heat-1', session('open', { startsAt: '' })]]);
    await memory.publish('athens', undated, NOW);
    const [entry] = await memory.publish('athens', undated, NOW + MINUTE_MS);
    expect(entry).toMatchObject({ session: { startsAt: '' }, isCancelled: false, isTimeOpen: false });
  });

  it('events do not know of each other', async () => {
    const memory = await open();
    await memory.publish('athens', both, NOW);
    expect(states(await memory.publish('delphi', withoutHeat, NOW))).toEqual([['final-1', false]]);
  });

  it('remembers a schedule of five thousand entries', async () => {
    const memory = await open();
    const many = new Map(
      Array.from({ length: 5_000 }, (_, index) => [`heat-${index}`, session(`id-${index}`)] as const),
    );
    await memory.publish('athens', many, NOW);
    await memory.publish('athens', withoutHeat, NOW + MINUTE_MS);
    const later = await memory.publish('athens', withoutHeat, NOW + MINUTE_MS + DOUBTED_FOR_MS);
    expect(later.filter(({ isCancelled }) => isCancelled)).toHaveLength(5_000);
  });
});
