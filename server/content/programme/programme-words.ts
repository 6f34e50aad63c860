import type { FieldChange } from '../../programme-files/plan/plan-import.ts';
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

const moment = (local: string) => local.replace('T', ' ');

/** "Kithara: Final". */
export const entryName = ({ game, title }: ProgrammeEntry): string =>
  title === '' ? game : `${game}: ${title}`;

/** "Kithara: Final, 2027-05-21 18:00, Odeon". */
export const entryInWords = (entry: ProgrammeEntry): string =>
  [entryName(entry), moment(entry.starts), entry.place].filter(Boolean).join(', ');

/** A value of a changed field, before or after; '' for none. */
export const valueInWords = (field: FieldChange['field'], value: string | null): string =>
  field === 'starts' || field === 'ends' ? moment(value ?? '') : (value ?? '');
