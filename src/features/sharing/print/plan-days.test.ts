import { expect, it } from 'vitest';
import { planDays } from './plan-days.ts';

const item = (key: string, day: string, startsAt: string, endsAt = '') => ({
  key,
  details: { title: key, path: '', event: 'Athens Games', day, startsAt, endsAt, place: '' },
  isGone: false,
});

it('PRINT-01 saved sessions are listed by day and time, those without a time at the end', () => {
  const days = planDays([
    { key: 'unknown', details: null, isGone: false },
    item('night', '2024-03-05', '06/03/2024 00:30:00', '06/03/2024 01:00:00'),
    item('later', '', '07/03/2024 09:00:00'),
    item('evening', '2024-03-05', '05/03/2024 20:00:00'),
    item('some day', '', 'soon'),
  ]);
  expect(days.map(({ date, entries }) => [date?.day ?? null, ...entries.map(({ key }) => key)])).toEqual([
    [5, 'evening', 'night'],
    [7, 'later'],
    [null, 'unknown', 'some day'],
  ]);
});
