import { XMLBuilder } from 'fast-xml-parser';
import { cleanLine, cleanText } from '../clean-text.ts';
import type { ExportSetting } from './export-setting.ts';
import type { ExportedEntry } from './exported-entry.ts';
import { plannedSchedule } from './planned-schedule.ts';

type Schedule = ReturnType<typeof plannedSchedule>;
type Conference = Schedule['schedule']['conference'];
type Day = Conference['days'][number];
type Session = Day['rooms'][string][number];

/** Prefix of keys that become attributes. */
const ATTRIBUTE = '@';
const TEXT = '#text';

const builder = new XMLBuilder({
  format: true,
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  textNodeName: TEXT,
  // Otherwise a place called "true" would become an attribute without a value, which is not XML.
  suppressBooleanAttributes: false,
  // XML cannot express most control characters, not even escaped. Entries have none; names of sites may.
  tagValueProcessor: (_name, value) => cleanText(String(value)),
  attributeValueProcessor: (_name, value) => cleanLine(String(value)),
});

/** Writes a programme as the schedule XML of pretalx and frab, the older format with the content of `schedule.json`. */
export function writeScheduleXml(entries: readonly ExportedEntry[], setting: ExportSetting): string {
  const { generator, schedule } = plannedSchedule(entries, setting);
  return builder.build({
    '?xml': { [`${ATTRIBUTE}version`]: '1.0', [`${ATTRIBUTE}encoding`]: 'utf-8' },
    schedule: {
      generator: attributes({ name: generator.name }),
      version: schedule.version,
      conference: conferenceOf(schedule.conference, schedule.base_url),
      day: schedule.conference.days.map((day) => dayOf(day, schedule.conference)),
    },
  });
}

const attributes = (values: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [ATTRIBUTE + name, value]));

function conferenceOf(conference: Conference, address: string) {
  const { acronym, title, start = '', end = '', daysCount, timeslot_duration, time_zone_name } = conference;
  return {
    ...{ acronym, title, start, end, days: daysCount },
    ...{ timeslot_duration, time_zone_name, base_url: address },
  };
}

function dayOf({ index, date, day_start, day_end, rooms }: Day, conference: Conference) {
  const guidOf = (room: string) => conference.rooms.find(({ name }) => name === room)?.guid ?? '';
  return {
    ...attributes({ index, date, start: day_start, end: day_end }),
    room: Object.entries(rooms).map(([name, sessions]) => ({
      ...attributes({ name, guid: guidOf(name) }),
      event: sessions.map(eventOf),
    })),
  };
}

function eventOf({ guid, id, links, persons: _persons, attachments: _attachments, ...texts }: Session) {
  return {
    ...attributes({ guid, id }),
    ...texts,
    persons: '',
    links: { link: links.map(({ url, title }) => ({ ...attributes({ href: url }), [TEXT]: title })) },
    attachments: '',
  };
}
