import { describe, expect, it } from 'vitest';
import { readEventMoment } from '#core/time/event-moment.ts';
import { readProgramme } from '../../../../domain/schedule/schedule-days.ts';
import { dayToOpen } from './day-to-open.ts';

const entry = (from: string, address: string) => ({ title: 'Heat', from, to: '', address, latLong: '' });
const { days } = readProgramme([
  {
    game: 'Drama',
    entries: [entry('05/03/2024 14:00:00', 'Odeon'), entry('08/03/2024 14:00:00', 'Odeon')],
  },
  { game: 'Wrestling', entries: [entry('06/03/2024 14:00:00', 'Pit'), entry('08/03/2024 23:30:00', 'Pit')] },
]);
const opened = (now: string | null, choice: { day?: string; game?: string; place?: string } = {}) =>
  dayToOpen(
    days,
    choice.day ?? '',
    ({ game, address }) => game === (choice.game ?? game) && address === (choice.place ?? address),
    now === null ? null : (readEventMoment(now)?.at ?? 0),
  )?.key;

describe('the day a schedule opens at', () => {
  it.each([
    ['before the first day', '01/03/2024 10:00:00', '2024-03-05'],
    ['on a day of the schedule', '06/03/2024 10:00:00', '2024-03-06'],
    ['in the night that belongs to it', '07/03/2024 01:00:00', '2024-03-06'],
    ['on a day without entries', '07/03/2024 10:00:00', '2024-03-08'],
    ['after the last day', '10/03/2024 10:00:00', '2024-03-05'],
    ['while the time is unknown', null, '2024-03-05'],
  ])('EVENT-08 %s', (_, now, key) => {
    expect(opened(now)).toBe(key);
  });

  it.each([
    ['before it', '01/03/2024 10:00:00', '2024-03-06'],
    ['on a day without it', '07/03/2024 10:00:00', '2024-03-08'],
    ['on a day with it', '08/03/2024 10:00:00', '2024-03-08'],
    ['after it', '09/03/2024 10:00:00', '2024-03-06'],
    ['while the time is unknown', null, '2024-03-06'],
  ])('has an entry of the chosen game, %s', (_, now, key) => {
    expect(opened(now, { game: 'Wrestling' })).toBe(key);
  });

  it('is the one the visitor asked for, whatever is on that day', () => {
    expect(opened('06/03/2024 10:00:00', { day: '2024-03-05', game: 'Wrestling' })).toBe('2024-03-05');
  });

  it('is today if nothing matches the choice', () => {
    expect(opened('06/03/2024 10:00:00', { game: 'Drama', place: 'Pit' })).toBe('2024-03-06');
    expect(dayToOpen([], '', () => true, 0)).toBeUndefined();
  });
});
