import { entryName } from '../../programme-files/entry-name.ts';
import type { FieldChange, ImportPlan } from '../../programme-files/plan/plan-import.ts';
import type { EntryField, ProgrammeEntry } from '../../programme-files/programme.ts';

/** What fields of an entry are called. */
export const FIELD_WORDS: Readonly<Record<EntryField, string>> = {
  game: 'game',
  title: 'title',
  starts: 'start',
  ends: 'end',
  place: 'place',
  latLong: 'coordinates',
  note: 'note',
};

/** What a change of these alone is called a move. */
const WHEN_AND_WHERE: ReadonlySet<EntryField> = new Set(['starts', 'ends', 'place', 'latLong']);

/** Whether an entry has only another time or place, and is the same otherwise. */
export const isMove = ({ changes }: ImportPlan['changed'][number]): boolean =>
  changes.every(({ field }) => WHEN_AND_WHERE.has(field));

const moment = (local: string) => local.replace('T', ' ');

/** "Kithara: Final, 2027-05-21 18:00, Odeon". */
export const entryInWords = (entry: ProgrammeEntry): string =>
  [entryName(entry), moment(entry.starts), entry.place].filter(Boolean).join(', ');

/** "Kithara: Final, 2027-05-21 18:00–20:00, Odeon": an end that was misread can be seen before it is imported. */
export const newEntryInWords = (entry: ProgrammeEntry): string =>
  [entryName(entry), moment(entry.starts) + endInWords(entry), entry.place].filter(Boolean).join(', ');

function endInWords({ starts, ends }: ProgrammeEntry): string {
  if (ends === null) return '';
  const [startDay] = starts.split('T');
  const [endDay, time] = ends.split('T');
  return endDay === startDay ? `–${time}` : ` – ${moment(ends)}`;
}

/** A value of a changed field, before or after; '' for none. */
export const valueInWords = (field: FieldChange['field'], value: string | null): string =>
  field === 'starts' || field === 'ends' ? moment(value ?? '') : (value ?? '');
