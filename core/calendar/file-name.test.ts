import { expect, it } from 'vitest';
import { calendarFileName } from './file-name.ts';

it.each([
  [['pythian-national-games'], 'pythian-national-games.ics'],
  [['athens', '2026-11-28'], 'athens-2026-11-28.ics'],
  [['athens', 'Kithara and Lyre: Semi-Final'], 'athens-kithara-and-lyre-semi-final.ics'],
  [['पाइथियन-लोक-उत्सव'], 'पाइथियन-लोक-उत्सव.ics'],
  [['../..\\x:y*?"<>|'], 'x-y.ics'],
  [['///'], 'calendar.ics'],
])('CAL-02 the file of %j is called %s', (parts, name) => {
  expect(calendarFileName(...parts)).toBe(name);
});

it('CAL-02 the name of a file ends with a whole letter', () => {
  const name = calendarFileName(`${'a'.repeat(79)}𐌰𐌱`);
  expect(() => encodeURIComponent(name)).not.toThrow();
  expect(name).toBe(`${'a'.repeat(79)}.ics`);
});

it('CAL-02 the name of a file stays short', () => {
  expect(calendarFileName('long '.repeat(100)).length).toBeLessThan(90);
});
