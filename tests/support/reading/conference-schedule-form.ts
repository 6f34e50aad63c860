import { Ajv } from 'ajv';
import formats from 'ajv-formats';

/*
 * What the public JSON schema of conference schedules demands (c3voc.de/schedule/schema.json, draft 6), transcribed for
 * the fields that we write. It is stricter in two points: no field beside these, and at least one session in a room. In
 * one it differs: the start of a session is hh:mm, as pretalx writes it, where the public schema names the format of a
 * whole date.
 */

const text = { type: 'string' } as const;
const address = { type: 'string', format: 'uri' } as const;
const day = { type: 'string', format: 'date' } as const;
const moment = { type: 'string', format: 'date-time' } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const list = (items: object) => ({ type: 'array', items });
/** All fields are needed, and no others are known. */
const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const session = object({
  id: { type: 'integer', minimum: 1 },
  guid: uuid,
  date: moment,
  start: { type: 'string', pattern: '^\\d\\d:\\d\\d$' },
  duration: { type: 'string', pattern: '^[0-9]+:[0-9]{2}$' },
  room: text,
  slug: { type: 'string', pattern: '^[a-z0-9_-]+[a-z0-9]$' },
  url: address,
  title: text,
  subtitle: text,
  track: text,
  type: text,
  language: text,
  abstract: text,
  description: text,
  persons: list({}),
  links: list({}),
  attachments: list({}),
});

const conference = object({
  acronym: { type: 'string', pattern: '^[a-z0-9_-][a-z0-9_]{3,}(-2[0-9]{3}-[a-z]+)?$' },
  title: text,
  start: day,
  end: day,
  daysCount: { type: 'integer' },
  timeslot_duration: text,
  time_zone_name: { type: 'string', pattern: '^([A-Z][a-z]+/[A-Z][a-z]+)|UTC$' },
  url: address,
  rooms: list(object({ name: text, guid: uuid })),
  days: list(
    object({
      index: { type: 'integer' },
      date: day,
      day_start: moment,
      day_end: moment,
      rooms: { type: 'object', additionalProperties: { ...list(session), minItems: 1 } },
    }),
  ),
});

const isSchedule = formats(new Ajv({ allErrors: true })).compile(
  object({
    $schema: text,
    generator: object({ name: text }),
    schedule: object({ version: text, base_url: address, conference }),
  }),
);

/** Returns what keeps conference apps from reading a schedule. */
export function faultsOfSchedule(schedule: unknown): string[] {
  if (isSchedule(schedule)) return [];
  return (isSchedule.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
