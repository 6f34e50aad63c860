import { expect, it } from 'vitest';
import { readLimits } from './limits.ts';

it('messages, visits, calendars, listeners and connections have separate limits, which the environment may raise for a proxy', () => {
  expect(readLimits({})).toEqual({
    contactPerMinute: 300,
    visitsPerMinute: 600,
    calendarsPerMinute: 600,
    listenersPerAddress: 2_000,
    listenersInTotal: 5_000,
    connectionsInTotal: 10_000,
  });
  expect(readLimits({ CONTACT_PER_MINUTE: '5', VISITS_PER_MINUTE: '100000' })).toEqual({
    contactPerMinute: 5,
    visitsPerMinute: 100_000,
    calendarsPerMinute: 600,
    listenersPerAddress: 2_000,
    listenersInTotal: 5_000,
    connectionsInTotal: 10_000,
  });
});

it('an invalid limit is rejected by name', () => {
  for (const wrong of ['many', '0', '-1'])
    expect(() => readLimits({ VISITS_PER_MINUTE: wrong })).toThrow(
      'VISITS_PER_MINUTE must be a number of at least 1.',
    );
});
