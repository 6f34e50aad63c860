import { describe, expect, it } from 'vitest';
import { isNearEvent, isWelcome, NEAR_MS, QUIET_MS, type QuickFacts } from './when-to-offer.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const WELCOME: QuickFacts = {
  isPossible: true,
  isInstalled: false,
  isKiosk: false,
  isBack: false,
  hasPack: false,
  pagesSeen: 2,
  stars: 1,
  declinedAt: null,
  now: NOW,
};

describe('an installation', () => {
  it.each([
    ['a star', {}],
    ['a download', { stars: 0, hasPack: true }],
    ['a second visit', { stars: 0, isBack: true }],
  ])('INSTALL-01 may be offered after %s', (_, facts) => {
    expect(isWelcome({ ...WELCOME, ...facts })).toBe(true);
  });

  it.each([
    ['to somebody who has got nothing yet', { stars: 0 }],
    ['on the first page of a visit', { pagesSeen: 1 }],
    ['on a kiosk', { isKiosk: true }],
    ['where it is installed', { isInstalled: true }],
    ['where it is impossible', { isPossible: false }],
    ['within 90 days after a no', { declinedAt: NOW - QUIET_MS + 1 }],
  ])('INSTALL-01 is not offered %s', (_, facts) => {
    expect(isWelcome({ ...WELCOME, ...facts })).toBe(false);
  });

  it('INSTALL-03 may be offered again 90 days after a no, and if the clock was set back by more', () => {
    expect(isWelcome({ ...WELCOME, declinedAt: NOW - QUIET_MS })).toBe(true);
    expect(isWelcome({ ...WELCOME, declinedAt: NOW + QUIET_MS })).toBe(true);
  });
});

describe('an event is near', () => {
  const START = Date.parse('2026-11-20T18:30:00Z');
  const event = [{ startsAt: '21-11-2026', endsAt: '23-11-2026' }];

  it.each([
    [START - NEAR_MS - 1, false],
    [START - NEAR_MS, true],
    [START, true],
    [Date.parse('2026-11-23T18:29:59Z'), true],
    [Date.parse('2026-11-23T18:30:00Z'), false],
  ])('INSTALL-02 from 60 days before its first day to the end of its last: at %d %s', (now, isNear) => {
    expect(isNearEvent(event, now)).toBe(isNear);
  });

  it('INSTALL-02 only if its dates are known', () => {
    expect(isNearEvent([], NOW)).toBe(false);
    expect(isNearEvent([{ startsAt: '', endsAt: '' }], NOW)).toBe(false);
    expect(isNearEvent([{ startsAt: 'TBA', endsAt: '' }, ...event], NOW)).toBe(true);
  });
});
