import { describe, expect, it } from 'vitest';
import { readEventMoment } from '#core/time/event-moment.ts';
import { readSpan } from '#core/time/event-span.ts';
import type { SavedDay, TimedItem } from '../saved-days.ts';
import { sideBySide } from './side-by-side.ts';

const at = (clock: string) => readEventMoment(`05/03/2024 ${clock}:00`)?.at ?? Number.NaN;

function item(id: string, from: string, to: string, kind: 'entry' | 'event' = 'entry'): TimedItem {
  const [startsAt, endsAt] = [from, to].map((clock) => (clock === '' ? '' : `05/03/2024 ${clock}:00`));
  const span = readSpan(startsAt || '05/03/2024', endsAt ?? '');
  if (span === null) throw new Error(`No time: ${from}`);
  const key = `${kind}:athens:${id}`;
  const ref = kind === 'entry' ? { kind, eventPath: 'athens', id } : { kind, eventPath: id };
  const details = {
    title: id,
    path: '',
    event: '',
    day: '2024-03-05',
    startsAt: startsAt ?? '',
    endsAt: endsAt ?? '',
    place: '',
  };
  const row = { key, ref, details, savedAt: 1 };
  return { ...row, row, isGone: false, ...span };
}
const day = (...items: TimedItem[]): SavedDay => ({
  key: '2024-03-05',
  date: { year: 2024, month: 3, day: 5 },
  items,
});
const HOURS = { from: at('09:00'), to: at('20:00') };
const lines = (theirs: SavedDay, own: TimedItem[], hours: typeof HOURS | null = HOURS, now = at('00:00')) =>
  sideBySide(theirs, {
    own,
    isOwn: ({ key }) => own.some((one) => one.key === key),
    hoursOf: (eventPath) => (eventPath === 'athens' ? hours : null),
    now,
  }).map((line) =>
    line.kind === 'free'
      ? `free ${(line.from - at('00:00')) / 3_600_000}-${(line.to - at('00:00')) / 3_600_000}`
      : [
          line.item.details?.title,
          ...(line.isShared ? ['both'] : []),
          ...line.clashes.map(({ details }) => `against ${details?.title}`),
        ].join(' '),
  );

describe('PLAN-04 a friend’s day beside one’s own', () => {
  it('marks what both have saved, and what clashes, by time with the gaps between', () => {
    const theirs = day(item('Heat', '10:00', '11:00'), item('Final', '14:00', '16:00'));
    const own = [item('Final', '14:00', '16:00'), item('Chorus', '10:30', '12:00')];
    expect(lines(theirs, own)).toEqual([
      'free 9-10',
      'Heat against Chorus',
      'free 12-14',
      'Final both',
      'free 16-20',
    ]);
  });

  it('says that one’s own plans clash with what both have saved', () => {
    const theirs = day(item('Final', '14:00', '16:00'));
    const own = [item('Final', '14:00', '16:00'), item('Chorus', '15:00', '20:00')];
    expect(lines(theirs, own)).toEqual(['free 9-14', 'Final both against Chorus']);
  });

  it('takes no time for events and for what has no hours, and puts them first', () => {
    const theirs = day(item('athens', '', '', 'event'), item('Talk', '', ''), item('Heat', '09:00', '12:00'));
    expect(lines(theirs, [item('delphi', '', '', 'event')])).toEqual([
      'athens',
      'Talk',
      'Heat',
      'free 12-20',
    ]);
  });

  it('PLAN-05 looks for free time from now on', () => {
    const theirs = day(item('Heat', '10:00', '11:00'), item('Final', '14:00', '16:00'));
    expect(lines(theirs, [], HOURS, at('12:00'))).toEqual(['Heat', 'free 12-14', 'Final', 'free 16-20']);
  });

  it('says nothing about free time while the festival’s hours are unknown', () => {
    expect(lines(day(item('Heat', '10:00', '11:00')), [], null)).toEqual(['Heat']);
  });
});
