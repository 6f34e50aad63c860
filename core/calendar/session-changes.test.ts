import { describe, expect, it } from 'vitest';
import type { Session } from './session.ts';
import { partsChanged, sessionChanges } from './session-changes.ts';

const ZONE = 'Europe/Athens';
const BEFORE_ALL = Date.UTC(2031, 10, 1);
const FINAL: Session = {
  id: 'final',
  title: 'Drama: Final',
  startsAt: '21/11/2031 09:30:00',
  endsAt: '21/11/2031 11:00:00',
  place: 'Odeon',
};
const HEAT: Session = { ...FINAL, id: 'heat', title: 'Rowing: Heat', place: 'Harbour' };

const changes = (before: readonly Session[], after: readonly Session[], now = BEFORE_ALL) =>
  sessionChanges(before, after, ZONE, now);

describe('what has become of the sessions of an event', () => {
  it('DATA-09 is told with old and new', () => {
    const moved = { ...FINAL, id: 'moved', place: 'Stoa' };
    expect(changes([HEAT, FINAL], [moved, HEAT])).toEqual([{ was: FINAL, is: moved }]);
    expect(changes([HEAT, FINAL], [FINAL])).toEqual([{ was: HEAT, is: null }]);
    expect(changes([FINAL], [HEAT, FINAL])).toEqual([{ was: null, is: HEAT }]);
  });

  it('DATA-09 is nothing if only the spelling has changed', () => {
    const rewritten = {
      ...FINAL,
      id: 'rewritten',
      title: 'DRAMA:  Final',
      startsAt: '2031-11-21T09:30',
      place: 'odeon ',
    };
    expect(changes([FINAL], [rewritten])).toEqual([]);
    expect(partsChanged(FINAL, rewritten, ZONE)).toEqual([]);
  });

  it('DATA-09 does not follow the numbers of namesakes: if one is dropped, the others have not moved', () => {
    const later = { ...FINAL, id: 'later', startsAt: '22/11/2031 09:30:00', endsAt: '' };
    expect(changes([FINAL, later], [later])).toEqual([{ was: FINAL, is: null }]);
  });

  it('DATA-09 is no news of what is over, by the clocks of the event', () => {
    const end = Date.UTC(2031, 10, 21, 9);
    expect(changes([HEAT, FINAL], [FINAL], end - 1)).toHaveLength(1);
    expect(changes([HEAT, FINAL], [FINAL], end)).toEqual([]);
  });

  it('DATA-09 names every part that is another one', () => {
    const other = { ...FINAL, title: 'Drama: Last act', startsAt: '21/11/2031 10:30:00', place: 'Stoa' };
    expect(partsChanged(FINAL, other, ZONE)).toEqual(['time', 'place', 'title']);
  });
});
