import { expect, it } from 'vitest';
import type { DeskItem } from '#core/desk/content.ts';
import { minutesLater } from './local-time.ts';
import { dayToShow } from './todays-event.ts';

const entry = (startsAt: string, endsAt = ''): DeskItem => ({
  ...{ kind: 'scheduleEntry', id: startsAt, version: 1, changedAt: '', author: '' },
  body: { startsAt, endsAt },
});
const shownAt = (now: string, ...entries: DeskItem[]) =>
  dayToShow(entries, now, (start) => minutesLater(start, 60));

const FRIDAY = entry('2027-05-21T22:00', '2027-05-22T02:00');
const SUNDAY = entry('2027-05-23T10:00');

it('DESK-57 after midnight the night that goes on is shown, though nothing begins that day', () => {
  expect(shownAt('2027-05-21T23:00', FRIDAY, SUNDAY)).toBe('2027-05-21');
  expect(shownAt('2027-05-22T00:30', FRIDAY, SUNDAY)).toBe('2027-05-21');
  expect(shownAt('2027-05-22T02:00', FRIDAY, SUNDAY)).toBe('2027-05-23');
  expect(shownAt('2027-05-22T00:30', FRIDAY, entry('2027-05-22T09:00'))).toBe('2027-05-22');
  expect(shownAt('2027-05-24T09:00', FRIDAY, SUNDAY)).toBe('2027-05-23');
});
