import { zoneOffsetMs } from '#core/time/zone-offset.ts';
import { yearlyRule } from './yearly-rule.ts';
import { type ZoneChange, zoneChanges } from './zone-changes.ts';

/** Years looked at after the last one, so that a rule is no coincidence. */
const YEARS_AHEAD = 2;
/** Where a zone that does not change its clocks begins. */
const ALWAYS = Date.UTC(1970, 0, 1);

/**
 * Returns the VTIMEZONE of a zone (RFC 5545, 3.6.5), true for every moment of these years. It is made of what the
 * browser or Node knows, so no table of zones comes with it. Changes that follow a rule are written as one, because
 * Outlook knows no others; changes that do not are written one by one.
 *
 * @param firstYear and `lastYear` of the events at their place, both included
 */
export function zoneComponent(zone: string, firstYear: number, lastYear: number): string {
  const looked = { from: Date.UTC(firstYear - 1, 0, 1), to: Date.UTC(lastYear + YEARS_AHEAD + 1, 0, 1) };
  // At the place a year begins and ends up to a day away from that of UTC.
  const [begins, ends] = [Date.UTC(firstYear, 0, 1) - DAY_MS, Date.UTC(lastYear + 1, 0, 1) + DAY_MS];
  const changes = zoneChanges(zone, looked.from, looked.to);
  const byKind = new Map<string, ZoneChange[]>();
  for (const change of changes) {
    const kind = `${change.before} ${change.after}`;
    byKind.set(kind, [...(byKind.get(kind) ?? []), change]);
  }
  const parts = [...byKind.values()].flatMap((alike) => {
    const rule = yearlyRule(alike, firstYear - 1, lastYear + YEARS_AHEAD);
    if (rule !== null) return alike.slice(0, 1).map((first) => observance(first, `RRULE:${rule}`));
    return alike.filter(({ at }) => at < ends).map((one) => observance(one));
  });
  const isKnownBefore = changes.some(({ at }) => at <= begins);
  const offset = zoneOffsetMs(looked.from, zone);
  const first = isKnownBefore ? [] : [observance({ at: ALWAYS - offset, before: offset, after: offset })];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...first, ...parts, 'END:VTIMEZONE'].join('\r\n');
}

const DAY_MS = 86_400_000;

function observance({ at, before, after }: ZoneChange, ...rules: readonly string[]): string {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${new Date(at + before).toISOString().slice(0, 19).replace(/[-:]/g, '')}`,
    ...rules,
    `TZOFFSETFROM:${writtenOffset(before)}`,
    `TZOFFSETTO:${writtenOffset(after)}`,
    `END:${kind}`,
  ].join('\r\n');
}

/** Writes an offset as `+0530` (RFC 5545, 3.3.14), with seconds only if it has some. */
function writtenOffset(offsetMs: number): string {
  const seconds = Math.abs(offsetMs) / 1_000;
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const digits = parts.map((part) => String(part).padStart(2, '0')).join('');
  return (offsetMs < 0 ? '-' : '+') + digits.replace(/^(....)00$/, '$1');
}
