import { expect, it } from 'vitest';
import type { DeskItem } from '#core/desk/content.ts';
import { minutesLater } from './local-time.ts';
import { dayInParts, daysOf, dayToShow, eventOfDay, festivalDayOf } from './todays-event.ts';

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
  expect(shownAt('2027-05-22T00:30', FRIDAY, entry('2027-05-22T09:00'))).toBe('2027-05-21');
  expect(shownAt('2027-05-22T02:00', FRIDAY, entry('2027-05-22T09:00'))).toBe('2027-05-22');
  expect(shownAt('2027-05-24T09:00', FRIDAY, SUNDAY)).toBe('2027-05-23');
});

const openEnd = (start: string) => minutesLater(start, 60);
const EVENING = entry('2027-05-21T22:00', '2027-05-21T23:45');
const SET = entry('2027-05-22T00:30', '2027-05-22T02:00');
const BREAKFAST = entry('2027-05-22T09:00', '2027-05-22T10:00');
const NIGHT = [EVENING, SET, BREAKFAST];
const idsAt = (now: string, entries = NIGHT) => {
  const parts = dayInParts(entries, dayToShow(entries, now, openEnd), now, openEnd);
  return [parts.now, parts.later, parts.over].map((part) => part.map(({ id }) => id));
};

it('DESK-57 a night belongs to the evening before: its sets come up before and after midnight', () => {
  expect(daysOf(NIGHT)).toEqual(['2027-05-21', '2027-05-22']);
  expect(idsAt('2027-05-21T23:50')).toEqual([[], [SET.id], [EVENING.id]]);
  expect(idsAt('2027-05-22T00:10')).toEqual([[], [SET.id], [EVENING.id]]);
  expect(idsAt('2027-05-22T01:00')).toEqual([[SET.id], [], [EVENING.id]]);
  expect(idsAt('2027-05-22T02:30')).toEqual([[], [BREAKFAST.id], []]);
});

it('DESK-57 what lasts for days is on each of them, and what begins in the early morning on its own', () => {
  const exhibition = entry('2027-05-20T10:00', '2027-05-23T18:00');
  const rite = entry('2027-05-22T04:30', '2027-05-22T06:00');
  expect(idsAt('2027-05-22T04:40', [exhibition, EVENING, rite])).toEqual([[exhibition.id, rite.id], [], []]);
  expect(idsAt('2027-05-21T12:00', [exhibition, EVENING, rite])).toEqual([[exhibition.id], [EVENING.id], []]);
});

it('DESK-57 the last night of an event is still of that event', () => {
  const event = (id: string, startDate: string, endDate: string): DeskItem => ({
    ...{ kind: 'event', id, version: 1, changedAt: '', author: '', body: { startDate, endDate } },
  });
  const events = [event('next', '2027-05-25', '2027-05-26'), event('lamps', '2027-05-19', '2027-05-21')];
  const shown = (now: string) => eventOfDay(events, festivalDayOf(now))?.id;
  expect(shown('2027-05-21T23:30')).toBe('lamps');
  expect(shown('2027-05-22T00:30')).toBe('lamps');
  expect(shown('2027-05-22T05:00')).toBe('next');
});
