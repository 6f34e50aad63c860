import { TEXT_ENCODINGS } from '#core/text/text-encodings.ts';
import type { TableField } from '../../programme-files/programme.ts';
import { DATE_ORDERS, type ReadingWishes, TABLE_FIELDS } from '../programme/read-for-event.ts';

/** Which event a file belongs to, and how to read it. */
export interface ProgrammeOptions extends ReadingWishes {
  /** Its id or path. */
  readonly event: string;
  /** Whether a file without entries is to empty the schedule. */
  readonly isEmptyMeant: boolean;
}

/** Options of the command line that only a programme has. */
export interface ProgrammeWords {
  readonly event?: string | undefined;
  readonly column?: readonly string[] | undefined;
  readonly dates?: string | undefined;
  readonly game?: string | undefined;
  readonly encoding?: string | undefined;
  readonly empty?: boolean | undefined;
}

const NOT_USED = 'none';

/** Returns what the words say; null without `--event`, where a file is content as a whole. */
export function programmeOptions({
  event,
  column = [],
  dates,
  game,
  encoding,
  empty = false,
}: ProgrammeWords): ProgrammeOptions | null {
  if (event === undefined) {
    if (column.length > 0 || [dates, game, encoding].some((word) => word !== undefined) || empty)
      throw new Error(
        '--column, --dates, --game, --encoding and --empty are for programmes: name the event with --event.',
      );
    return null;
  }
  if (event.trim() === '') throw new Error('Name the event after --event, by its id or path.');
  const dateOrder = DATE_ORDERS.find((order) => order === dates);
  if (dates !== undefined && dateOrder === undefined)
    throw new Error(`After --dates say ${DATE_ORDERS.join(' or ')}.`);
  const letters = TEXT_ENCODINGS.find(({ id }) => id === encoding?.toLowerCase());
  if (encoding !== undefined && letters === undefined)
    throw new Error(`After --encoding say ${TEXT_ENCODINGS.map(({ id }) => id).join(', ')}.`);
  const columns = Object.fromEntries(column.map(columnOption));
  return {
    ...{ event: event.trim(), columns, dateOrder: dateOrder ?? null, game: game?.trim() || null },
    ...{ encoding: letters?.id ?? null, isEmptyMeant: empty },
  };
}

/** Reads `Name=field`; the name may have the sign itself. */
function columnOption(word: string): [name: string, field: TableField | null] {
  const [, name = '', as] = /^(.+)=([^=]*)$/s.exec(word) ?? [];
  const field = TABLE_FIELDS.find((known) => known === as);
  if (name === '' || (field === undefined && as !== NOT_USED))
    throw new Error(`After --column say NAME=FIELD. Fields are: ${TABLE_FIELDS.join(', ')}, ${NOT_USED}.`);
  return [name, field ?? null];
}
