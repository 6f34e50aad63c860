import { describe, expect, it } from 'vitest';
import { minutesAheadOfEvent } from './event-zone.ts';

const at = Date.UTC(2026, 10, 21, 6, 30, 45);

describe('the time zone of the event', () => {
  it('has its distance in minutes from the device’s zone', () => {
    const device = 0 - new Date(at).getTimezoneOffset();
    expect(minutesAheadOfEvent(at, 'UTC')).toBe(device);
    expect(minutesAheadOfEvent(at, 'Asia/Kolkata')).toBe(device - 330);
    expect(minutesAheadOfEvent(at, Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(0);
  });
});
