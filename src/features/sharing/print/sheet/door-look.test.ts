import { describe, expect, it } from 'vitest';
import type { PaperEntry, PaperPlace } from '../paper-days.ts';
import { doorLook } from './door-look.ts';

/** A place with so many days of so many sessions. */
function placeOf(days: number, sessions: number, game = 'Torch Race', place = 'Odeon'): PaperPlace {
  const entry = { game, title: 'Heats, morning' } as PaperEntry;
  return {
    place,
    days: Array.from({ length: days }, (_, day) => ({
      key: String(day),
      date: null,
      entries: Array.from({ length: sessions }, () => entry),
    })),
  };
}

describe('the sheet for the door of a place', () => {
  it('PRINT-11 is roomy where its sessions have room on one page', () => {
    expect(doorLook(placeOf(2, 4), 'a4')).toBe('roomy');
  });

  it('PRINT-11 is tight where only that leaves it one page', () => {
    expect(doorLook(placeOf(4, 6), 'a4')).toBe('tight');
    expect(doorLook(placeOf(4, 3, 'Chariot Parade and Wheelchair Sprint for Crews of Two'), 'a4')).toBe(
      'tight',
    );
  });

  it('PRINT-11 is roomy again where it takes several pages anyway', () => {
    expect(doorLook(placeOf(8, 8), 'a4')).toBe('roomy');
  });

  it('PRINT-11 depends on the paper: US Letter is shorter', () => {
    const sessions = [...Array(20).keys()].filter(
      (count) => doorLook(placeOf(1, count), 'a4') !== doorLook(placeOf(1, count), 'letter'),
    );
    expect(sessions.length).toBeGreaterThan(0);
  });

  it('PRINT-11 counts letters that are twice as wide as two', () => {
    expect(doorLook(placeOf(2, 5, '德'.repeat(40)), 'a4')).toBe('tight');
    expect(doorLook(placeOf(2, 5, 'a'.repeat(40)), 'a4')).toBe('roomy');
  });
});
