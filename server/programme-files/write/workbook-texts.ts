/** Names of the sheets of a workbook. */
export const PROGRAMME_SHEET = 'Programme';
export const NOTES_SHEET = 'How to fill this in';

interface Column {
  readonly name: string;
  /** In characters. */
  readonly width: number;
  readonly isNeeded: string;
  readonly note: string;
}

/**
 * The columns of the programme, in order, with what an organiser has to know. There is no column for notes, because the
 * site does not show any.
 */
export const COLUMNS: readonly Column[] = [
  {
    name: 'Id',
    width: 16,
    isNeeded: 'no',
    note: 'Leave it as it is. Leave it empty in new rows, including copied ones.',
  },
  {
    name: 'Game',
    width: 24,
    isNeeded: 'yes',
    note: 'What is played or shown. Entries of the same game are grouped together on the site.',
  },
  { name: 'Title', width: 36, isNeeded: 'no', note: 'What happens in it, such as "Heats" or "Final".' },
  {
    name: 'Day',
    width: 12,
    isNeeded: 'yes',
    note: 'Such as 2026-10-03. An empty cell means the day of the row above.',
  },
  {
    name: 'Start',
    width: 8,
    isNeeded: 'yes',
    note: 'Local time at the event, such as 10:30. A whole day is 00:00 to 24:00.',
  },
  {
    name: 'End day',
    width: 12,
    isNeeded: 'no',
    note: 'Only if it ends later than the night after it starts.',
  },
  {
    name: 'End',
    width: 8,
    isNeeded: 'no',
    note: 'Such as 12:00, or 01:00 for the night after. Leave it empty if the end is open.',
  },
  {
    name: 'Place',
    width: 28,
    isNeeded: 'no',
    note: 'Always write it the same way. The venue plan matches the name up to the first comma.',
  },
  {
    name: 'Coordinates',
    width: 20,
    isNeeded: 'no',
    note: 'Latitude and longitude in degrees, such as 38.4824, 22.5010.',
  },
];

/** Sentences of the sheet that explains the columns. */
export const NOTES: readonly string[] = [
  'Every row of the sheet "Programme" is one entry. Replace the example, or delete its row.',
  'You may add, delete and sort rows, and add columns of your own: unknown columns are ignored.',
  'Importing publishes nothing. First you see what would change, and every problem with its row.',
];

/** The example entries of the template. */
export const EXAMPLE = {
  game: 'Kithara',
  title: 'Heats (example: replace this row)',
  starts: '2026-10-03T10:30',
  ends: '2026-10-03T12:00',
  place: 'Old Theatre, Delphi',
  latLong: '38.4824,22.501',
};
