import { zoneOffsetMs } from '#core/time/zone-offset.ts';
import { instantOf } from './local-time.ts';

const OFFSET = /^(?:UTC|GMT)?\s?([+-])(\d{1,2})(?::?(\d{2}))?$/i;
const MINUTE_MS = 60_000;

/** Abbreviations of one zone alone, with its name; in summer many write the one of winter. */
const ABBREVIATED: ReadonlyMap<string, string> = new Map([
  ['UTC', 'UTC'],
  ['GMT', 'UTC'],
  ['CET', 'CET'],
  ['CEST', 'CET'],
  ['EET', 'EET'],
  ['EEST', 'EET'],
  ['WET', 'WET'],
  ['WEST', 'WET'],
]);
/** `Japan`, `EST5EDT`, and `Europe/Athens`. Node takes BST for Dhaka and AST for Anchorage: such letters say too little. */
const WITHOUT_SLASH = /^(?:[A-Z][a-z]{3,}|[A-Z]{3}\d[A-Z]{3})$/;
const WITH_SLASH = /^[a-z][\w+-]*(?:\/[\w+-]+)+$/i;

/** Whether there is one zone of this name. Offsets such as `+02:00` are no names. */
export function isZoneName(name: string): boolean {
  if (ABBREVIATED.has(name.toUpperCase())) return true;
  if (!WITHOUT_SLASH.test(name) && !WITH_SLASH.test(name)) return false;
  try {
    zoneOffsetMs(0, name);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the moment of a local time in a zone as files write it: `Z`, `UTC`, `GMT+2`, `+02:00` or an IANA name; null for
 * a zone that nobody here knows.
 */
export function instantInZone(local: string, zone: string): number | null {
  if (/^(?:Z|UTC|GMT)$/i.test(zone)) return Date.parse(`${local}Z`);
  const [, sign, hours, minutes = '0'] = OFFSET.exec(zone) ?? [];
  if (hours !== undefined) {
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
    return Date.parse(`${local}Z`) - offset * MINUTE_MS;
  }
  return isZoneName(zone) ? instantOf(local, ABBREVIATED.get(zone.toUpperCase()) ?? zone) : null;
}
