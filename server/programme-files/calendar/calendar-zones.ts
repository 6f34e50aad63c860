import ICAL from 'ical.js';
import { localAt, localTime } from '../when/local-time.ts';
import { instantInZone, isZoneName } from '../when/written-zone.ts';
import { attempt } from './attempt.ts';

const SECOND_MS = 1_000;
/** Some programs put their own address before the name of a zone. */
const NAME_AT_END = /(?:^|\/)([A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_+-]+)?\/[A-Z][A-Za-z_+-]+)$/;
/** How a zone's clock changes repeat. With other rules the library may never return, and no real zone needs them. */
const CLOCK_RULE =
  /^FREQ=YEARLY(?:;(?:UNTIL=\w+|INTERVAL=1|BYMONTH=\d{1,2}|BYDAY=[-+]?[1-5](?:SU|MO|TU|WE|TH|FR|SA)|WKST=\w\w))+$/;

/** A time of a calendar file, in the event's local time. */
export interface EventTime {
  /** `YYYY-MM-DDTHH:MM` */
  readonly local: string;
  /** The name of an unknown zone, in which case the time is left as written; else null. */
  readonly unknownZone: string | null;
}

/** Converts the times of a calendar file to the event's local time. */
export class CalendarZones {
  private readonly described = new Map<string, ICAL.Timezone>();

  constructor(
    calendar: ICAL.Component,
    /** IANA name. */
    private readonly eventZone: string,
  ) {
    for (const component of calendar.getAllSubcomponents('vtimezone')) {
      const name = attempt(() => describedName(component), null);
      if (name !== null) this.described.set(name, new ICAL.Timezone(component));
    }
  }

  /** @param zone TZID of the property; '' if it has none */
  convert(time: ICAL.Time, zone: string): EventTime {
    const written = writtenTime(time);
    if (time.isDate) return { local: written, unknownZone: null };
    if (time.zone === ICAL.Timezone.utcTimezone) return this.at(Date.parse(`${written}Z`));
    if (zone === '') return { local: written, unknownZone: null };
    const name = isZoneName(zone) ? zone : NAME_AT_END.exec(zone)?.[1];
    const at = name === undefined ? null : instantInZone(written, name);
    if (at !== null) return this.at(at);
    const described = this.described.get(zone);
    if (described === undefined) return { local: written, unknownZone: zone };
    return this.at(Date.parse(`${written}Z`) - described.utcOffset(time) * SECOND_MS);
  }

  private at(at: number): EventTime {
    return { local: localAt(at, this.eventZone), unknownZone: null };
  }
}

/** The name of a zone that a file describes; null if it cannot be followed. */
function describedName(zone: ICAL.Component): string | null {
  const rules = zone.getAllSubcomponents().flatMap((part) => part.getAllProperties('rrule'));
  const name = zone.getFirstPropertyValue('tzid');
  const isFollowed = rules.every((rule) => CLOCK_RULE.test(String(rule.getFirstValue())));
  return isFollowed && typeof name === 'string' ? name : null;
}

/** A time as the file writes it, without its zone. */
function writtenTime({ year, month, day, hour, minute }: ICAL.Time): string {
  return localTime({ year, month, day }, hour * 60 + minute);
}
