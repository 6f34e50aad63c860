import { describe, expect, it } from 'vitest';
import { calendarDay, dashed, dayInEventZone, isoDay, nextDayOfMonth, slashed } from './days.ts';

describe('days of the sample content', () => {
  it('change at midnight in the event zone, not in Greenwich', () => {
    expect(dayInEventZone(new Date('2031-05-10T18:29:59Z'))).toBe(calendarDay(2031, 5, 10));
    expect(dayInEventZone(new Date('2031-05-10T18:30:00Z'))).toBe(calendarDay(2031, 5, 11));
  });

  it("are written in the provider's three formats", () => {
    const day = calendarDay(2024, 3, 5);
    expect([dashed(day), slashed(day, '09:30:00'), isoDay(day)]).toEqual([
      '05-03-2024',
      '05/03/2024 09:30:00',
      '2024-03-05',
    ]);
  });

  it('find the next date with this day of the month, today included, across a year end', () => {
    expect(isoDay(nextDayOfMonth(22, calendarDay(2031, 12, 22)))).toBe('2031-12-22');
    expect(isoDay(nextDayOfMonth(22, calendarDay(2031, 12, 23)))).toBe('2032-01-22');
    expect(isoDay(nextDayOfMonth(1, calendarDay(2032, 2, 29)))).toBe('2032-03-01');
  });
});
