import { describe, expect, it } from 'vitest';
import { findEntry } from './find-entry.ts';
import { readScheduleEntries } from './schedule-entry.ts';

type Line = readonly [title: string, from: string, address: string];

const programme = (game: string, ...lines: readonly Line[]) =>
  readScheduleEntries([
    { game, entries: lines.map(([title, from, address]) => ({ title, from, to: '', address, latLong: '' })) },
  ]);
const CLAY: Line = ['Clay', '29/11/2026 16:00', 'Studio 2'];
const TALK: Line = ['Talk', '29/11/2026 10:00', 'Studio 1'];
const NEXT_TALK: Line = ['Talk', '30/11/2026 10:00', 'Studio 1'];
const LATE_TALK: Line = ['Talk', '01/12/2026 10:00', 'Studio 1'];

/** Where the first of the entries is found in another programme, given only its id. */
function found(before: ReturnType<typeof programme>, now: ReturnType<typeof programme>) {
  const entry = findEntry(before[0]?.id ?? '', now);
  return entry && `${entry.game}: ${entry.title} ${entry.fromText} ${entry.address}`;
}

describe('the entry that an address names', () => {
  it('is found by its id', () => {
    expect(found(programme('Workshops', CLAY), programme('Workshops', TALK, CLAY))).toBe(
      'Workshops: Clay 29/11/2026 16:00 Studio 2',
    );
  });

  it.each<[what: string, now: readonly Line[], where: string]>([
    ['has another time', [TALK, ['Clay', '29/11/2026 17:30', 'Studio 2']], 'Clay 29/11/2026 17:30 Studio 2'],
    ['has another place', [TALK, ['Clay', '29/11/2026 16:00', 'Studio 9']], 'Clay 29/11/2026 16:00 Studio 9'],
    ['moved to another day', [TALK, ['Clay', '02/12/2026 16:00', 'Yard']], 'Clay 02/12/2026 16:00 Yard'],
  ])('is still found if it %s', (_, now, where) => {
    expect(found(programme('Workshops', CLAY), programme('Workshops', ...now))).toBe(`Workshops: ${where}`);
  });

  it('is found under a new name of its game', () => {
    expect(found(programme('Workshops', CLAY), programme('Studios', CLAY))).toMatch(/^Studios: Clay/);
  });

  it('is the nearest of its title on its day', () => {
    const moved: Line = ['Talk', '29/11/2026 11:00', 'Studio 1'];
    const far: Line = ['Talk', '29/11/2026 20:00', 'Studio 1'];
    expect(found(programme('Workshops', TALK), programme('Workshops', far, NEXT_TALK, moved))).toContain(
      '29/11/2026 11:00',
    );
  });

  it('is gone if nothing has its title, or if others of its title are on other days', () => {
    expect(found(programme('Workshops', CLAY), programme('Workshops', TALK))).toBeUndefined();
    expect(found(programme('Workshops', TALK), programme('Workshops', NEXT_TALK, LATE_TALK))).toBeUndefined();
    expect(findEntry('planted', programme('Workshops', CLAY))).toBeUndefined();
  });
});
