import type { DateOrder, TableField } from '../../programme-files/programme.ts';
import { COLUMN_WORDS } from '../../programme-files/table/column-words.ts';

/** Of which event a file is the programme, and how it is to be read. */
export interface ProgrammeOptions {
  /** Its id or path. */
  readonly event: string;
  /** What columns are to be taken for; null for one that is not to be used. */
  readonly columns: Readonly<Record<string, TableField | null>>;
  readonly dateOrder: DateOrder | null;
  /** Game of entries for which the file names none. */
  readonly game: string | null;
}

/** Options of the command line that only a programme has. */
export interface ProgrammeWords {
  readonly event?: string | undefined;
  readonly column?: readonly string[] | undefined;
  readonly dates?: string | undefined;
  readonly game?: string | undefined;
}

const NOT_USED = 'none';
const FIELDS = Object.keys(COLUMN_WORDS) as readonly TableField[];
const ORDERS: readonly DateOrder[] = ['day-first', 'month-first'];

/** Returns what the words say; null without `--event`, where a file is content as a whole. */
export function programmeOptions({
  event,
  column = [],
  dates,
  game,
}: ProgrammeWords): ProgrammeOptions | null {
  if (event === undefined) {
    if (column.length > 0 || dates !== undefined || game !== undefined)
      throw new Error('--column, --dates and --game are for programmes: name the event with --event.');
    return null;
  }
  if (event.trim() === '') throw new Error('Name the event after --event, by its id or path.');
  const dateOrder = ORDERS.find((order) => order === dates);
  if (dates !== undefined && dateOrder === undefined)
    throw new Error(`After --dates say ${ORDERS.join(' or ')}.`);
  const columns = Object.fromEntries(column.map(columnOption));
  return { event: event.trim(), columns, dateOrder: dateOrder ?? null, game: game?.trim() || null };
}

/** Reads `Name=field`; the name may have the sign itself. */
function columnOption(word: string): [name: string, field: TableField | null] {
  const [, name = '', as] = /^(.+)=([^=]*)$/s.exec(word) ?? [];
  const field = FIELDS.find((known) => known === as);
  if (name === '' || (field === undefined && as !== NOT_USED))
    throw new Error(`After --column say NAME=FIELD. Fields are: ${FIELDS.join(', ')}, ${NOT_USED}.`);
  return [name, field ?? null];
}
