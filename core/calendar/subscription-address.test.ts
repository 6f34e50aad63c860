import { expect, it } from 'vitest';
import {
  eventCalendarPath,
  MOST_PLAN_ENTRIES,
  MOST_PLAN_EVENTS,
  planCalendarPath,
  readPlan,
} from './subscription-address.ts';

const key = (number: number) => `abcdef-${number + 1}`;
const keys = (count: number) => Array.from({ length: count }, (_, index) => key(index));
const idsOf = (path: string | null) =>
  new URL(path ?? '', 'https://games.example').searchParams.getAll('ids');

it('CAL-08 the address of an event’s calendar is plain, whatever its path', () => {
  expect(eventCalendarPath('athens', null)).toBe('/calendar/event/athens.ics');
  expect(eventCalendarPath('a/b?c', '30')).toBe('/calendar/event/a%2Fb%3Fc.ics?alarm=30');
});

it('CAL-08 a plan is read as it was written', () => {
  const parts = [
    { eventPath: 'athens', keys: keys(3) },
    { eventPath: 'पाइथियन/लोक,उत्सव;1.2', keys: [key(7)] },
  ];
  const path = planCalendarPath(parts, '10');
  expect(path).toMatch(/^\/calendar\/plan\.ics\?ids=.*&alarm=10$/);
  expect(readPlan(idsOf(path))).toEqual(parts);
});

it('CAL-08 a plan names each event and each entry once, however often its address does', () => {
  expect(readPlan(['athens/abcdef-1.abcdef-1', 'delphi/abcdef-1', 'athens/abcdef-2.abcdef-1'])).toEqual([
    { eventPath: 'athens', keys: ['abcdef-1', 'abcdef-2'] },
    { eventPath: 'delphi', keys: ['abcdef-1'] },
  ]);
});

it('CAL-08 a plan the server would refuse has no address', () => {
  expect(planCalendarPath([], null)).toBeNull();
  const largest = [{ eventPath: 'athens', keys: keys(MOST_PLAN_ENTRIES) }];
  expect(readPlan(idsOf(planCalendarPath(largest, null)))).toEqual(largest);
  expect(planCalendarPath([{ eventPath: 'athens', keys: keys(MOST_PLAN_ENTRIES + 1) }], null)).toBeNull();
  const events = Array.from({ length: MOST_PLAN_EVENTS + 1 }, (_, index) => ({
    eventPath: `event-${index}`,
    keys: [key(0)],
  }));
  expect(planCalendarPath(events, null)).toBeNull();
  expect(planCalendarPath([{ eventPath: 'x'.repeat(7_000), keys: [key(0)] }], null)).toBeNull();
});

it.each([
  '',
  'athens',
  'athens/',
  '/abcdef-1',
  'athens/abcdef',
  'athens/abcdef-1.',
  'athens/abcdef-1,abcdef-2',
])('CAL-08 a plan of "%s" is none', (text) => {
  expect(readPlan([text])).toBeNull();
});
