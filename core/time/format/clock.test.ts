import { describe, expect, it } from 'vitest';
import { readEventMoment } from '../event-moment.ts';
import { formatHour, formatSlashedTime } from './clock.ts';

describe('times of the schedule', () => {
  it.each([
    ['05/03/2024 00:05:00', '05/03/2024 12:05 AM'],
    ['05/03/2024 12:00:00', '05/03/2024 12:00 PM'],
    ['05/03/2024 23:59:00', '05/03/2024 11:59 PM'],
    ['05/03/2024 09:30:00', '05/03/2024 9:30 AM'],
  ])('EVENT-09 %s is shown as %s', (given, shown) => {
    const moment = readEventMoment(given);
    expect(moment && formatSlashedTime(moment)).toBe(shown);
  });

  it.each([
    [0, '12 AM'],
    [5, '5 AM'],
    [12, '12 PM'],
    [23, '11 PM'],
    [24, '12 AM'],
    [28, '4 AM'],
    [36, '12 PM'],
  ])('the scale marks hour %i as %s', (hour, mark) => {
    expect(formatHour(hour)).toBe(mark);
  });
});
