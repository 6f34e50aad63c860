import { describe, expect, it } from 'vitest';
import { type EventMoment, readEventMoment } from '../event-moment.ts';
import { formatDayAndTime, formatDeviceTime, formatTimeNear } from './moment.ts';

const read = (text: string) => readEventMoment(text) as EventMoment;
const MARCH_5 = { year: 2024, month: 3, day: 5 };

describe('a moment seen from a day', () => {
  it('is the time alone on that day', () => {
    expect(formatTimeNear(read('05/03/2024 09:00'), MARCH_5, 'fr')).toBe('9:00 AM');
  });

  it('has its weekday near that day, and its date far from it', () => {
    expect(formatTimeNear(read('07/03/2024 18:00'), MARCH_5, 'en')).toBe('Thu 6:00 PM');
    expect(formatTimeNear(read('12/03/2024 18:00'), MARCH_5, 'en')).toBe('12/03/2024 6:00 PM');
  });

  it('is its day alone without a time', () => {
    expect(formatTimeNear(read('07/03/2024'), MARCH_5, 'en')).toBe('Thu');
  });

  it('keeps the time from left to right after an Arabic weekday', () => {
    expect(formatTimeNear(read('07/03/2024 18:00'), MARCH_5, 'ar')).toBe('الخميس \u20666:00 PM\u2069');
  });
});

it.each([
  ['en', '5th March 2024, 9:05 AM'],
  ['fr', '5 mars 2024, 9:05 AM'],
  ['ar', '5 مارس 2024، \u20669:05 AM\u2069'],
  ['ja', '2024年3月5日 9:05 AM'],
])('a moment in full is written in %s as %s', (language, words) => {
  expect(formatDayAndTime(read('05/03/2024 09:05'), language)).toBe(words);
});

it('a moment on this device is the time alone on the same day, and has the day later', () => {
  const at = new Date(2031, 4, 5, 10, 42).getTime();
  expect(formatDeviceTime(at, 'en', at + 60_000)).toBe('10:42 AM');
  expect(formatDeviceTime(at, 'en', at + 24 * 60 * 60_000)).toBe('5th May 2031, 10:42 AM');
});
