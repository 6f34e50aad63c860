import type { FieldChange, KnownEntry } from '../../programme-files/plan/plan-import.ts';
import type { EntryField, ProgrammeEntry } from '../../programme-files/programme.ts';
import type { Item } from '../item.ts';
import type { BodyOf } from '../kinds/kinds.ts';

type Body = BodyOf<'scheduleEntry'>;

/** The field of content that holds a field of programme files. Content has no notes. */
const FIELD_OF = {
  game: 'game',
  title: 'title',
  starts: 'startsAt',
  ends: 'endsAt',
  place: 'place',
  latLong: 'coordinates',
} as const satisfies Partial<Record<EntryField, keyof Body>>;

type KeptField = keyof typeof FIELD_OF;
/** What programme files can say and content can hold. */
export const isKept = (field: EntryField): field is KeptField => Object.hasOwn(FIELD_OF, field);

/** `2027-05-21T18:00`: files count no seconds. */
const MINUTE_CHARACTERS = 16;

/** Returns an entry of content as programme files know it. */
export function knownEntry({ id, body }: Item<'scheduleEntry'>): KnownEntry {
  const { game, title, startsAt, endsAt, place, coordinates } = body;
  return {
    ...{ id, game, title, place },
    starts: startsAt.slice(0, MINUTE_CHARACTERS),
    ends: endsAt.slice(0, MINUTE_CHARACTERS) || null,
    latLong: coordinates || null,
    note: null,
  };
}

/** Returns what a new entry says in content. */
export function bodyOf(entry: ProgrammeEntry, event: string): Body {
  const fields = Object.entries(FIELD_OF).map(([from, to]) => [to, entry[from as KeptField] ?? '']);
  return { event, ...Object.fromEntries(fields) } as Body;
}

/** Returns what an entry says after some changes; all else stays to the letter. */
export function changedBody(body: Body, changes: readonly FieldChange[]): Body {
  const fields = changes.flatMap(({ field, to }) => (isKept(field) ? [[FIELD_OF[field], to ?? '']] : []));
  return { ...body, ...Object.fromEntries(fields) };
}
