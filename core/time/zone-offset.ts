const DAY_MS = 86_400_000;

/**
 * India has not changed its clocks since 1945 (IANA time zone database), so the browser need not be asked: its first
 * answer takes a tenth of a second on a phone.
 */
const STEADY = { zone: 'Asia/Kolkata', since: Date.UTC(1946, 0), offsetMs: 19_800_000 };

/**
 * Returns how far a zone's clocks are ahead of UTC at a point in time, in milliseconds. The browser is asked at most
 * twice a day because each call is slow: if a day starts and ends with the same offset, no change happens in between.
 */
export function zoneOffsetMs(at: number, zone: string): number {
  if (zone === STEADY.zone && at >= STEADY.since) return STEADY.offsetMs;
  const day = Math.floor(at / DAY_MS) * DAY_MS;
  const first = offsetAtMidnight(day, zone);
  return first === offsetAtMidnight(day + DAY_MS, zone) ? first : askOffset(at, zone);
}

const offsets = new Map<string, number>();

function offsetAtMidnight(at: number, zone: string): number {
  const key = `${at} ${zone}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = askOffset(at, zone);
  offsets.set(key, offset);
  return offset;
}

function askOffset(at: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(at);
  const found = new Map(parts.map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => found.get(name) ?? 0;
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(at / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  return clock;
}
