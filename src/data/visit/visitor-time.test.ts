import { describe, expect, it } from 'vitest';
import { momentAt } from '#core/time/event-moment.ts';
import { formatTime } from '#core/time/format/clock.ts';
import { visitorTime } from './visitor-time.ts';

const AT = Date.parse('2024-03-05T12:10:00Z');
const here = new Date(AT);
const ours = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ownClock = formatTime({ hour: here.getHours(), minute: here.getMinutes() });

describe("the visitor's own time", () => {
  it('is omitted if the clocks at the event show the same', () => {
    expect(visitorTime(momentAt(AT, ours), 'en')).toBeNull();
  });

  it.each(['Etc/GMT+12', 'Pacific/Kiritimati'])('is given for an event in %s, with its day', (zone) => {
    const there = momentAt(AT, zone);
    const day =
      there.date.day === here.getDate() ? '' : `${here.toLocaleDateString('en', { weekday: 'short' })} `;
    expect(visitorTime(there, 'en')).toBe(`${day}${ownClock}`);
  });
});
