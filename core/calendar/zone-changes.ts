import { zoneOffsetMs } from '#core/time/zone-offset.ts';

/** A change of a zone's clocks. Offsets are milliseconds ahead of UTC. */
export interface ZoneChange {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** No zone has changed its clocks twice within a week since 1970; each look asks the browser. */
const LOOK_EVERY_MS = 7 * 86_400_000;
const SECOND_MS = 1_000;

/** Returns the changes of a zone's clocks between two moments, in order, to the second. */
export function zoneChanges(zone: string, from: number, to: number): ZoneChange[] {
  const changes: ZoneChange[] = [];
  for (let start = from; start < to; start += LOOK_EVERY_MS) {
    const end = Math.min(start + LOOK_EVERY_MS, to);
    const [before, after] = [zoneOffsetMs(start, zone), zoneOffsetMs(end, zone)];
    if (before !== after) changes.push({ at: firstWith(after, zone, start, end), before, after });
  }
  return changes;
}

/** Returns the first second with this offset, which the zone has at `end` and not at `start`. */
function firstWith(offset: number, zone: string, start: number, end: number): number {
  let [last, first] = [Math.floor(start / SECOND_MS), Math.ceil(end / SECOND_MS)];
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (zoneOffsetMs(middle * SECOND_MS, zone) === offset) first = middle;
    else last = middle;
  }
  return first * SECOND_MS;
}
