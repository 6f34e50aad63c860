import { describe, expect, it } from 'vitest';
import { sittingIds } from './sitting-ids.ts';

const entry = (title: string, from: string, address = 'Odeon') => ({
  title,
  from,
  to: '',
  address,
  latLong: '',
});
const idsOf = (game: string, ...entries: ReturnType<typeof entry>[]) => {
  const idOf = sittingIds([{ game, entries }]);
  return entries.map((one) => idOf(game, one));
};
const [MORNING, EVENING] = ['21/11/2026 09:00:00', '21/11/2026 18:00:00'];

describe('the id of a sitting', () => {
  it('is short and plain, whatever the script', () => {
    for (const id of idsOf('खेल', entry('फाइनल', MORNING), entry('', '')))
      expect(id).toMatch(/^[\da-z]{1,7}$/);
  });

  it('stays when the sitting moves to another time and place', () => {
    expect(idsOf('Drama', entry('Final', EVENING, 'Agora'))).toEqual(idsOf('Drama', entry('Final', MORNING)));
  });

  it('tells sittings of one title apart, in whichever order they come', () => {
    const ids = idsOf('Drama', entry('Heat', MORNING), entry('Heat', EVENING));
    expect(new Set(ids).size).toBe(2);
    expect(idsOf('Drama', entry('Heat', EVENING), entry('Heat', MORNING))).toEqual(ids.toReversed());
  });

  it('differs from game to game', () => {
    expect(idsOf('Drama', entry('Final', MORNING))).not.toEqual(idsOf('Wrestling', entry('Final', MORNING)));
  });
});
