import { describe, expect, it } from 'vitest';
import { ENTRY_FIELDS, type ProgrammeEntry } from '../programme.ts';
import { type KnownEntry, planImport } from './plan-import.ts';

const HEATS: KnownEntry = {
  id: 'a1',
  game: 'Lyre',
  title: 'Heats',
  starts: '2026-10-03T10:00',
  ends: '2026-10-03T11:00',
  place: 'Odeon',
  latLong: '38.4824,22.501',
  note: 'Bring strings',
};
const FINAL: KnownEntry = {
  ...HEATS,
  id: 'b2',
  title: 'Final',
  starts: '2026-10-04T10:00',
  ends: '2026-10-04T11:00',
};
const without = (entry: KnownEntry, change: Partial<ProgrammeEntry> = {}): ProgrammeEntry => ({
  ...entry,
  id: null,
  ...change,
});
const plan = (
  current: readonly KnownEntry[],
  read: readonly ProgrammeEntry[],
  carries = ENTRY_FIELDS as readonly (typeof ENTRY_FIELDS)[number][],
) =>
  planImport(current, {
    entries: read.map((entry, index) => ({ entry, where: { row: index + 2 } })),
    carries,
  });
/** Each entry of the plan by what becomes of it. */
const fates = ({ added, changed, removed, unchanged }: ReturnType<typeof planImport>) => ({
  added: added.map(({ entry }) => entry.title),
  changed: changed.map(({ id, changes }) => `${id}: ${changes.map(({ field }) => field).join()}`),
  removed: removed.map(({ id }) => id),
  unchanged: unchanged.map(({ id }) => id),
});

describe('the plan of an import', () => {
  it('IMPORT-10 says what is new, what has changed from what to what, what is gone and what stays', () => {
    const [walk, rest] = [
      { ...HEATS, id: 'c3', title: 'Walk', place: 'Garden', starts: '2026-10-05T10:00' },
      FINAL,
    ];
    const made = plan(
      [HEATS, rest, walk],
      [
        without(HEATS, { note: null }),
        without(rest),
        without(HEATS, { title: 'New', starts: '2026-10-06T10:00', place: 'Stoa' }),
      ],
    );
    expect(fates(made)).toEqual({
      added: ['New'],
      changed: ['a1: note'],
      removed: ['c3'],
      unchanged: ['b2'],
    });
    expect(made.changed[0]).toMatchObject({
      where: { row: 2 },
      before: HEATS,
      after: { ...HEATS, note: null },
      changes: [{ field: 'note', from: 'Bring strings', to: null }],
    });
    expect(made.added[0]).toMatchObject({ where: { row: 4 }, entry: { id: null } });
  });

  it.each([
    ['renamed', { title: 'Heats of the lyre' }, 'title'],
    ['moved in time', { starts: '2026-10-03T12:00', ends: '2026-10-03T13:00' }, 'starts,ends'],
    ['moved to another place', { place: 'Stoa' }, 'place'],
    ['moved in time and place', { place: 'Stoa', starts: '2026-10-05T10:00' }, 'starts,place'],
    ['of a corrected game', { game: 'Lyra' }, 'game'],
    ['in other letters', { title: 'HEATS' }, 'title'],
  ])('IMPORT-10 an entry without an id keeps its own when it is %s', (_, change, fields) => {
    expect(fates(plan([FINAL, HEATS], [without(HEATS, change), without(FINAL)]))).toEqual({
      added: [],
      changed: [`a1: ${fields}`],
      removed: [],
      unchanged: ['b2'],
    });
  });

  it('IMPORT-10 with an id it keeps it whatever else changes, even when two swap their names', () => {
    const [heats, final] = [
      { ...HEATS, title: FINAL.title, starts: FINAL.starts },
      { ...FINAL, title: HEATS.title, starts: HEATS.starts },
    ];
    expect(fates(plan([HEATS, FINAL], [final, heats])).changed).toEqual([
      'b2: title,starts',
      'a1: title,starts',
    ]);
  });

  it('IMPORT-10 never makes one entry of two: a copied row with the same id is a new one', () => {
    for (const hour of ['08', '15']) {
      const copy = { ...HEATS, starts: `2026-10-03T${hour}:00`, ends: `2026-10-03T${hour}:30` };
      for (const rows of [
        [HEATS, copy],
        [copy, HEATS],
      ]) {
        const made = plan([HEATS], rows);
        expect(fates(made)).toEqual({ added: ['Heats'], changed: [], removed: [], unchanged: ['a1'] });
        expect(made.added[0]?.entry).toMatchObject({ id: null, starts: copy.starts });
      }
    }
  });

  it('IMPORT-10 entries of one name stay apart: what did not move keeps its id, the others come in order of time', () => {
    const heat = (id: string, hour: number): KnownEntry => ({
      ...HEATS,
      id,
      starts: `2026-10-03T${hour}:00`,
      ends: null,
    });
    const current = [heat('x', 10), heat('y', 12), heat('z', 14)];
    const read = [heat('', 11), heat('', 14), heat('', 13)].map((entry) => without(entry));
    const made = plan(current, read);
    expect(made.unchanged.map(({ id }) => id)).toEqual(['z']);
    expect(made.changed.map(({ id, after }) => [id, after.starts])).toEqual([
      ['x', '2026-10-03T11:00'],
      ['y', '2026-10-03T13:00'],
    ]);
  });

  it('IMPORT-10 what the file has no column for stays as it is; an entry that moves takes as long as before', () => {
    const bare = without(HEATS, {
      starts: '2026-10-03T22:30',
      ends: null,
      latLong: null,
      note: null,
      place: '',
    });
    const [changed] = plan([HEATS], [bare], ['game', 'title', 'starts']).changed;
    expect(changed?.after).toEqual({ ...HEATS, starts: '2026-10-03T22:30', ends: '2026-10-03T23:30' });
  });

  it('IMPORT-10 a file without games finds its entries by title and time', () => {
    const read = [without(HEATS, { game: 'Programme', place: 'Stoa' })];
    expect(fates(plan([FINAL, HEATS], read, ['title', 'starts', 'place'])).changed).toEqual(['a1: place']);
  });

  it('IMPORT-10 a new entry keeps the id of its file, but no row number and none that is taken', () => {
    const entry = (id: string) => ({
      ...without(HEATS, { title: id, starts: `2027-01-01T10:00`, place: id }),
      id,
    });
    const made = plan([FINAL], ['9c5f7d0e-3d1b', '17', '9c5f7d0e-3d1b', 'x'.repeat(300)].map(entry));
    expect(made.added.map(({ entry: { id } }) => id)).toEqual(['9c5f7d0e-3d1b', null, null, null]);
  });

  it('IMPORT-10 sees no change in what no format can hold', () => {
    const odd = {
      ...HEATS,
      title: ' Heats\u0000  ',
      ends: HEATS.starts,
      note: 'a\r\nb\ud800',
      latLong: 'by the river',
    };
    const read = without(HEATS, { ends: null, note: 'a\nb\ufffd', latLong: null });
    expect(fates(plan([odd], [read])).unchanged).toEqual(['a1']);
    const days = { ...HEATS, starts: '2026-10-03', ends: '2026-10-04' };
    const whole = without(HEATS, { starts: '2026-10-03T00:00', ends: '2026-10-05T00:00' });
    expect(fates(plan([days], [whole])).unchanged).toEqual(['a1']);
    const seconds = { ...HEATS, starts: '2026-10-03T10:00:30', ends: '' };
    expect(fates(plan([seconds], [without(HEATS, { ends: null })])).unchanged).toEqual(['a1']);
  });
});
