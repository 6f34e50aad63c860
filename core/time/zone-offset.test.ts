import { afterEach, describe, expect, it, vi } from 'vitest';
import { zoneOffsetMs } from './zone-offset.ts';

const HOUR_MS = 3_600_000;

afterEach(() => vi.restoreAllMocks());

describe('the offset of a zone', () => {
  it.each([
    ['2024-03-30T23:59:59Z', 'Europe/Athens', 2],
    ['2024-03-31T00:59:59Z', 'Europe/Athens', 2],
    ['2024-03-31T01:00:00Z', 'Europe/Athens', 3],
    ['2024-10-27T00:59:59Z', 'Europe/Athens', 3],
    ['2024-10-27T01:00:00Z', 'Europe/Athens', 2],
    ['2024-07-01T12:00:00Z', 'Asia/Kolkata', 5.5],
    ['2024-04-06T14:59:59Z', 'Australia/Lord_Howe', 11],
    ['2024-04-06T15:00:00Z', 'Australia/Lord_Howe', 10.5],
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', -10],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', 14],
    ['1969-12-31T23:59:59Z', 'America/New_York', -5],
  ])('at %s in %s is %d hours', (text, zone, hours) => {
    expect(zoneOffsetMs(Date.parse(text), zone)).toBe(hours * HOUR_MS);
  });

  it('matches the browser throughout a year', () => {
    for (const zone of ['America/St_Johns', 'Africa/Casablanca', 'Asia/Kathmandu']) {
      const clock = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 7 * HOUR_MS) {
        const said = clock.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
        const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(said) ?? [];
        const minutesAhead = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
        expect(zoneOffsetMs(at, zone), new Date(at).toISOString()).toBe(minutesAhead * 60_000);
      }
    }
  });

  it('is constant in India, as in the browser', () => {
    const clock = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', timeZoneName: 'longOffset' });
    for (let month = 0; month < 12 * 105; month++) {
      const at = Date.UTC(1946, month, 15);
      expect(clock.format(at), new Date(at).toISOString()).toMatch(/GMT\+05:30$/);
      expect(zoneOffsetMs(at, 'Asia/Kolkata')).toBe(5.5 * HOUR_MS);
    }
    expect(zoneOffsetMs(Date.UTC(1943, 0), 'Asia/Kolkata')).toBe(6.5 * HOUR_MS);
  });

  it('asks the browser only twice for all moments of a day', () => {
    const asks = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    for (let minute = 0; minute < 24 * 60; minute++)
      zoneOffsetMs(Date.UTC(2031, 4, 5, 0, minute), 'Asia/Kathmandu');
    expect(asks).toHaveBeenCalledTimes(2);
  });
});
