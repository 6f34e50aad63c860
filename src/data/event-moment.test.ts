import { describe, expect, it } from 'vitest';
import { momentAt, readEventMoment } from './event-moment.ts';

const KOLKATA = 'Asia/Kolkata';

describe('a date with a time, as the provider writes it', () => {
  it('is read in the zone of the event when it names none', () => {
    const moment = readEventMoment('05/03/2024 00:05:00', KOLKATA);
    expect(moment).toMatchObject({ date: { year: 2024, month: 3, day: 5 }, hour: 0, minute: 5 });
    expect(new Date(moment?.at ?? 0).toISOString()).toBe('2024-03-04T18:35:00.000Z');
  });

  it('obeys a zone that is written', () => {
    expect(readEventMoment('2024-03-05T12:00:00Z', KOLKATA)?.hour).toBe(17);
    expect(readEventMoment('2024-03-05T12:00:00+05:30', KOLKATA)?.hour).toBe(12);
  });

  it('takes a bare date as midnight, and 12-hour writing', () => {
    expect(readEventMoment('05-03-2024', KOLKATA)).toMatchObject({ hour: 0, minute: 0 });
    expect(readEventMoment('05/03/2024 12:05:00 AM', KOLKATA)?.hour).toBe(0);
    expect(readEventMoment('05/03/2024 01:05 pm', KOLKATA)?.hour).toBe(13);
  });

  it('takes 24:00 as the midnight at the end of the day', () => {
    expect(readEventMoment('05/03/2024 24:00:00', KOLKATA)).toEqual(
      readEventMoment('06/03/2024 00:00:00', KOLKATA),
    );
    expect(readEventMoment('05/03/2024 24:01:00', KOLKATA)).toBeNull();
  });

  it('COUNTDOWN-03 has no answer for what cannot be read', () => {
    for (const text of ['', 'tomorrow', '05/03/2024 25:00:00', '05/03/2024 noonish', '99/99/2024 10:00:00']) {
      expect(readEventMoment(text, KOLKATA)).toBeNull();
    }
  });

  it('is right on both sides of a clock change', () => {
    expect(new Date(readEventMoment('31/03/2024 01:30:00', 'Europe/Athens')?.at ?? 0).toISOString()).toBe(
      '2024-03-30T23:30:00.000Z',
    );
    expect(new Date(readEventMoment('31/03/2024 05:30:00', 'Europe/Athens')?.at ?? 0).toISOString()).toBe(
      '2024-03-31T02:30:00.000Z',
    );
  });

  it('knows what the clocks of the event show at any point in time', () => {
    expect(momentAt(Date.UTC(2024, 2, 4, 18, 35), KOLKATA)).toMatchObject({ hour: 0, minute: 5 });
  });
});
