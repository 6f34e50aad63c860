import { zoneOffsetMs } from '#core/time/zone-offset.ts';
import { instantOf } from './local-time.ts';

const OFFSET = /^(?:UTC|GMT)?\s?([+-])(\d{1,2})(?::?(\d{2}))?$/i;
const MINUTE_MS = 60_000;

/** Abbreviations that belong to one zone, with its name. Many people write the winter one in summer too. */
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
/**
 * `Japan`, `EST5EDT`, and `Europe/Athens`, but no other abbreviations: they are too ambiguous. Node reads BST as Dhaka
 * and AST as Anchorage.
 */
const WITHOUT_SLASH = /^(?:[A-Z][a-z]{3,}|[A-Z]{3}\d[A-Z]{3})$/;
const WITH_SLASH = /^[a-z][\w+-]*(?:\/[\w+-]+)+$/i;

/** Whether a zone has this name. Offsets such as `+02:00` are not names. */
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
 * Returns the moment of a local time in a zone as files write it: `Z`, `UTC`, `GMT+2`, `+02:00` or an IANA name; null
 * for an unknown zone.
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
