import type { TextEncoding } from '#core/text/text-encodings.ts';
import { findLongEntries } from '../../programme-files/plan/long-entries.ts';
import type { ImportPlan } from '../../programme-files/plan/plan-import.ts';
import { mustBeCorrected } from '../../programme-files/problem.ts';
import type { DateOrder, EventDates, ReadProgramme, TableField } from '../../programme-files/programme.ts';
import { correctionSentence, problemSentence } from '../../programme-files/sentences/problem-sentence.ts';
import { refusalSentence } from '../../programme-files/sentences/refusal-sentence.ts';
import { COLUMN_WORDS } from '../../programme-files/table/column-words.ts';
import type { ContentSite } from '../../site-settings.ts';
import type { Entry } from '../contents.ts';
import { readContentFile } from '../transfer/content-file.ts';

/** How to read a file. */
export interface ReadingWishes {
  /** How to interpret columns; null for a column to ignore. */
  readonly columns: Readonly<Record<string, TableField | null>>;
  readonly dateOrder: DateOrder | null;
  /** Game of entries for which the file names none. */
  readonly game: string | null;
  readonly encoding?: TextEncoding | null;
}

export const TABLE_FIELDS = Object.keys(COLUMN_WORDS) as readonly TableField[];
export const DATE_ORDERS: readonly DateOrder[] = ['day-first', 'month-first'];

/** `content`: it is a whole content file. `refused`: it cannot be read, and why, as a sentence. */
export type Reading =
  | { readonly outcome: 'read'; readonly programme: ReadProgramme }
  | { readonly outcome: 'content' }
  | { readonly outcome: 'refused'; readonly reason: string };

/** Reads a file as the programme of an event. */
export async function readForEvent(
  bytes: Buffer,
  event: Entry<'event'>,
  { columns, dateOrder, game, encoding = null }: ReadingWishes,
  site: ContentSite,
  now: Date,
): Promise<Reading> {
  // Brings a library for each kind of file, which would make every start of the server slower.
  const { readProgramme } = await import('../../programme-files/read-programme.ts');
  const read = await readProgramme(bytes, {
    zone: site.timeZone,
    near: (event.startDate || now.toISOString()).slice(0, 10),
    ...(event.startDate !== '' && { days: datesOf(event) }),
    site: site.product.slug,
    columns,
    mayBeEmpty: true,
    ...(dateOrder !== null && { dateOrder }),
    ...(game !== null && { game }),
    ...(encoding !== null && { encoding }),
  });
  if (read.outcome === 'refused') {
    if (readContentFile(bytes.toString()).outcome === 'read') return { outcome: 'content' };
    return { outcome: 'refused', reason: refusalSentence(read.refusal) };
  }
  const { programme } = read;
  const names = programme.mapping.sheets.flatMap((sheet) => sheet.columns.map(({ column }) => column));
  const unknown = Object.keys(columns).find((name) => !names.includes(name));
  if (unknown === undefined) return { outcome: 'read', programme };
  const known = names.map((name) => `“${name}”`).join(', ');
  return { outcome: 'refused', reason: `There’s no column “${unknown}”. The columns are: ${known}.` };
}

const datesOf = ({ startDate, endDate }: Entry<'event'>): EventDates => ({
  first: startDate.slice(0, 10),
  last: endDate.slice(0, 10) || null,
});

/** What must be corrected before a programme may be imported, as sentences. */
export const correctionsOf = ({ problems }: Pick<ReadProgramme, 'problems'>): string[] =>
  problems.filter(mustBeCorrected).map(correctionSentence);

/** Whether a programme was read whole and has no entry. */
export const isEmptyProgramme = (programme: Pick<ReadProgramme, 'entries' | 'problems'>): boolean =>
  programme.entries.length === 0 && correctionsOf(programme).length === 0;

/**
 * What still needs a look, as sentences.
 *
 * @param plan null if nothing can be imported
 */
export const checksOf = ({ problems }: Pick<ReadProgramme, 'problems'>, plan: ImportPlan | null): string[] =>
  [
    ...problems.filter((problem) => !mustBeCorrected(problem)),
    ...(plan === null ? [] : findLongEntries(plan)),
  ].map(problemSentence);

/** Says how many notes the site has no place for; null if there is none. */
export function notesSentence({ entries }: Pick<ReadProgramme, 'entries'>): string | null {
  const notes = entries.filter(({ entry }) => entry.note !== null).length;
  if (notes === 0) return null;
  return `The site shows no notes in a schedule: ${notes} ${notes === 1 ? 'was' : 'were'} left out.`;
}
