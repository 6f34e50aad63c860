import { expect, it } from 'vitest';
import { limitsPerMinute } from './limits-per-minute.ts';

it('messages, visits and calendars have separate limits, which the environment may raise for a proxy', () => {
  expect(limitsPerMinute({})).toEqual({
    contactPerMinute: 300,
    visitsPerMinute: 600,
    calendarsPerMinute: 600,
  });
  expect(limitsPerMinute({ CONTACT_PER_MINUTE: '5', VISITS_PER_MINUTE: '100000' })).toEqual({
    contactPerMinute: 5,
    visitsPerMinute: 100_000,
    calendarsPerMinute: 600,
  });
});

it('an invalid limit is rejected by name', () => {
  for (const wrong of ['many', '0', '-1'])
    expect(() => limitsPerMinute({ VISITS_PER_MINUTE: wrong })).toThrow(
      'VISITS_PER_MINUTE must be a number of at least 1.',
    );
});
