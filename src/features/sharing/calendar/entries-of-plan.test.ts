import { describe, expect, it } from 'vitest';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { starred } from '../../../data/saved/saved-items.ts';
import type { SavedRow } from '../../../data/saved/saved-ref.ts';
import { saveableEntries } from '../../../domain/saved/saveable-entry.ts';
import { entriesOfPlan } from './entries-of-plan.ts';
import { entriesOfSchedule } from './entries-of-schedule.ts';
import { eventOfSite } from './event-of-site.ts';

const WORDS = { endOpen: 'End time to be announced', until: (time: string) => `until ${time}` };
const heat = (hour: string, address = 'Harbour') => ({
  title: 'Heat',
  from: `28/11/2026 ${hour}:00:00`,
  to: '',
  address,
  latLong: '',
});
const SCHEDULE: GameSchedule[] = [
  {
    game: 'Rowing',
    entries: [heat('09'), heat('11'), heat('16'), { ...heat('09'), title: 'Final', from: '' }],
  },
  { game: 'Sailing', entries: [heat('11')] },
];
const AT = Date.UTC(2026, 10, 1);
const items = saveableEntries('athens', 'Athens Games', SCHEDULE);
const rowOf = (index: number): SavedRow => {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no entry ${index}.`);
  return starred(item.ref, item.details, item.namesakes);
};
const inSchedule = entriesOfSchedule(SCHEDULE, eventOfSite('athens', 'Athens Games', WORDS), AT);
const titled = (title: string, index: number) =>
  items.findIndex(({ details }) => details.title === title) + index;

describe('a plan in a calendar', () => {
  it('CAL-03 has the same identities with its schedule and without it, and as the whole schedule', () => {
    const rows = [rowOf(titled('Rowing: Heat', 0)), rowOf(items.length - 2)];
    const without = entriesOfPlan(rows, () => undefined, WORDS);
    const withSchedule = entriesOfPlan(rows, () => ({ schedules: SCHEDULE, at: AT }), WORDS);
    expect(without.parts).toEqual(withSchedule.parts);
    const uids = withSchedule.entries.map(({ uid }) => uid);
    expect(without.entries.map(({ uid }) => uid)).toEqual(uids);
    const whole = new Map(inSchedule.map(({ id, entry }) => [id, entry]));
    for (const [index, row] of rows.entries()) {
      const id = row.ref.kind === 'entry' ? row.ref.id : '';
      expect(withSchedule.entries[index]).toEqual(whole.get(id));
    }
  });

  it('CAL-07 trusts no empty schedule: the entries keep the identities their stars remember', () => {
    const row = rowOf(items.findLastIndex(({ details }) => details.title === 'Rowing: Heat'));
    const unknown = entriesOfPlan([row], () => undefined, WORDS);
    for (const schedules of [[], [{ game: 'Rowing', entries: [] }]])
      expect(entriesOfPlan([row], () => ({ schedules, at: AT }), WORDS)).toEqual(unknown);
    expect(unknown.parts[0]?.keys[0]).toMatch(/-3$/);
  });

  it('has the time its star was set if no schedule is here, and leaves out what has none', () => {
    const undated = rowOf(items.findIndex(({ details }) => details.title === 'Rowing: Final'));
    const row = rowOf(titled('Sailing: Heat', 0));
    const { entries, parts } = entriesOfPlan([undated, row], () => undefined, WORDS);
    expect(entries.map(({ title, changedAt }) => [title, changedAt])).toEqual([
      ['Sailing: Heat', row.savedAt],
    ]);
    expect(parts).toHaveLength(1);
    expect(parts[0]?.keys).toHaveLength(1);
  });

  it('knows a star of an earlier release by what it shows', () => {
    const row = rowOf(titled('Sailing: Heat', 0));
    const old: SavedRow = { ...row, ref: { kind: 'entry', eventPath: 'athens', id: '1x2y3z' } };
    delete (old as { namesakes?: unknown }).namesakes;
    expect(entriesOfPlan([old], () => undefined, WORDS).parts).toEqual(
      entriesOfPlan([row], () => undefined, WORDS).parts,
    );
  });

  it('CAL-03 gives a star with too many namesakes to remember no key but that of its schedule', () => {
    const many = [
      {
        game: 'Rowing',
        entries: Array.from({ length: 201 }, (_, day) => ({
          ...heat('09'),
          from: new Date(Date.UTC(2026, 10, 28 + day)).toISOString().slice(0, 10),
        })),
      },
    ];
    const last = saveableEntries('athens', 'Athens Games', many)[200];
    const row = last && starred(last.ref, last.details, last.namesakes);
    expect(row?.namesakes).toEqual([]);
    const rows = row ? [row] : [];
    expect(entriesOfPlan(rows, () => undefined, WORDS)).toEqual({ entries: [], parts: [] });
    const known = entriesOfPlan(rows, () => ({ schedules: many, at: AT }), WORDS);
    expect(known.parts[0]?.keys[0]).toMatch(/-201$/);
  });

  it('leaves out events, articles and what this device has not received', () => {
    const event = starred({ kind: 'event', eventPath: 'athens' }, null);
    const unknown = starred({ kind: 'entry', eventPath: 'athens', id: 'abcdef0000100' }, null);
    expect(entriesOfPlan([event, unknown], () => undefined, WORDS)).toEqual({ entries: [], parts: [] });
  });
});
