import { describe, expect, it } from 'vitest';
import { nameEntries } from './entry-ids.ts';

const entry = (title: string, from: string, address = 'Odeon', to = '') => ({
  title,
  from,
  to,
  address,
  latLong: '',
});
const namesOf = (game: string, ...entries: ReturnType<typeof entry>[]) => {
  const names = nameEntries([{ game, entries }]);
  return entries.map((one) => names.get(one) ?? { id: 'none', namesakes: [] });
};
const idsOf = (game: string, ...entries: ReturnType<typeof entry>[]) =>
  namesOf(game, ...entries).map(({ id }) => id);
const [MORNING, EVENING] = ['21/11/2026 09:00:00', '21/11/2026 18:00:00'];

describe('the id of an entry', () => {
  it('is short and plain, whatever the script', () => {
    for (const id of idsOf('खेल', entry('फाइनल', MORNING), entry('', ''))) expect(id).toMatch(/^[\da-z]{13}$/);
  });

  it('does not change when an entry of the same title joins or leaves the schedule', () => {
    const [alone] = idsOf('Drama', entry('Heat', MORNING));
    expect(idsOf('Drama', entry('Heat', EVENING), entry('Heat', MORNING))[1]).toBe(alone);
  });

  it('distinguishes entries of one title, in any order', () => {
    const ids = idsOf('Drama', entry('Heat', MORNING), entry('Heat', EVENING));
    expect(new Set(ids).size).toBe(2);
    expect(idsOf('Drama', entry('Heat', EVENING), entry('Heat', MORNING))).toEqual(ids.toReversed());
  });

  it('distinguishes entries with the same title, time and place, in any order', () => {
    const [short, long] = [
      entry('Heat', MORNING, 'Odeon', '09:30'),
      entry('Heat', MORNING, 'Odeon', '10:00'),
    ];
    const ids = idsOf('Drama', short, long);
    expect(new Set(ids).size).toBe(2);
    expect(idsOf('Drama', long, short)).toEqual(ids.toReversed());
  });

  it('differs from game to game and from hall to hall', () => {
    const ids = [
      ...idsOf('Drama', entry('Final', MORNING), entry('Final', MORNING, 'Agora')),
      ...idsOf('Wrestling', entry('Final', MORNING)),
    ];
    expect(new Set(ids).size).toBe(3);
  });

  it('comes with the ids of all entries of its title, in any order', () => {
    const entries = [entry('Heat', MORNING), entry('Heat', EVENING), entry('Final', EVENING)];
    const [one, other, final] = namesOf('Drama', ...entries);
    expect(one?.namesakes).toEqual([one?.id, other?.id].sort());
    expect(other?.namesakes).toEqual(one?.namesakes);
    expect(final?.namesakes).toEqual([final?.id]);
  });
});
