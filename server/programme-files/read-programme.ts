import { listParts } from './archive/read-archive.ts';
import { OWN_GAME, readCalendarFile } from './calendar/read-calendar.ts';
import { readScheduleJson } from './conference/read-schedule-json.ts';
import { readScheduleXml } from './conference/read-schedule-xml.ts';
import { readSessions } from './conference/read-sessions.ts';
import { binaryKind, type FileFormat, misleadingExtension, packedKind, textKind } from './file-kind.ts';
import { findDuplicates } from './find-duplicates.ts';
import { MOST_BYTES } from './limits.ts';
import { findOutside } from './outside-event.ts';
import type { Problem } from './problem.ts';
import {
  ENTRY_FIELDS,
  type EntryField,
  type Mapping,
  type ReadEntry,
  type ReadOptions,
  type ReadProgramme,
} from './programme.ts';
import { type Refusal, RefusedFile, refuse } from './refusal.ts';
import { readCsv } from './table/read-csv.ts';
import { readTables } from './table/read-tables.ts';
import { readWorkbook } from './table/read-workbook.ts';
import { type DecodedText, decodings, looksBinary } from './text-encoding.ts';

/** A file that was read, or the reason why it was refused. */
export type ReadOutcome =
  | { readonly outcome: 'read'; readonly programme: ReadProgramme }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** Reads a programme from a file of any known format. Nothing is stored. */
export async function readProgramme(bytes: Uint8Array, options: ReadOptions): Promise<ReadOutcome> {
  try {
    return {
      outcome: 'read',
      programme: await read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), options),
    };
  } catch (error) {
    if (error instanceof RefusedFile) return { outcome: 'refused', refusal: error.refusal };
    throw error;
  }
}

async function read(bytes: Buffer, options: ReadOptions): Promise<ReadProgramme> {
  if (bytes.length > MOST_BYTES) refuse('too-large', { bytes: bytes.length, most: MOST_BYTES });
  const kind = binaryKind(bytes);
  if (kind === 'zip') return readPacked(bytes, options);
  if (kind !== null && 'seems' in kind) refuse('other-kind', { seems: kind.seems });
  const texts = decodings(bytes, options.encoding);
  const [text] = texts;
  if (text === undefined || text.text.trim() === '') refuse('empty', {});
  if (looksBinary(text.text)) refuse('other-kind', { seems: 'other-binary' });
  const textual = textKind(text.text);
  if ('seems' in textual) refuse('other-kind', { seems: textual.seems });
  checkName(options, textual.format);
  return readText(textual.format, texts, text, options);
}

async function readPacked(bytes: Buffer, options: ReadOptions): Promise<ReadProgramme> {
  const parts = listParts(bytes);
  const kind = packedKind(parts.map(({ name }) => name));
  if ('seems' in kind) refuse('other-kind', { seems: kind.seems });
  checkName(options, kind.format);
  const tables = await readWorkbook(bytes, parts);
  const read = readTables(tables, options);
  return finish('xlsx', read, { ...read.mapping, encoding: null, delimiter: null }, options);
}

function readText(
  format: FileFormat,
  texts: readonly DecodedText[],
  { text, encoding }: DecodedText,
  options: ReadOptions,
): ReadProgramme {
  const { zone, site } = options;
  if (format === 'csv') {
    const csv = readCsv(texts, options.columns);
    const read = readTables([csv.table], options);
    return finish(
      format,
      read,
      { ...read.mapping, encoding: csv.encoding, delimiter: csv.delimiter },
      options,
    );
  }
  const mapping = { encoding, delimiter: null, dateOrder: null, skippedSheets: [] };
  if (format === 'ics') {
    const read = readCalendarFile(text, {
      ...{ zone, site, game: options.game ?? null },
      mayBeEmpty: options.mayBeEmpty ?? false,
    });
    const columns = CALENDAR_FIELDS.map(([column, field]) => ({ column, field }));
    const known = carried(read);
    const carries = known.carries.filter((field) => field !== 'game' || read.hasGames);
    return finish(
      format,
      { ...known, carries },
      { ...mapping, sheets: [{ sheet: '', headerRow: null, columns }] },
      options,
    );
  }
  const file = format === 'schedule-json' ? readScheduleJson(text) : readScheduleXml(text);
  const read = readSessions(file.sessions, { own: file.zone, zone, game: options.game ?? OWN_GAME });
  const columns = SESSION_FIELDS.map(([column, field]) => ({ column, field }));
  return finish(
    format,
    carried(read),
    { ...mapping, sheets: [{ sheet: '', headerRow: null, columns }] },
    options,
  );
}

const CALENDAR_FIELDS = [
  ['UID', 'id'],
  ['CATEGORIES', 'game'],
  ['SUMMARY', 'title'],
  ['DTSTART', 'start'],
  ['DTEND', 'end'],
  ['DURATION', 'duration'],
  ['LOCATION', 'place'],
  ['GEO', 'latLong'],
  ['DESCRIPTION', 'note'],
] as const;

const SESSION_FIELDS = [
  ['guid', 'id'],
  ['track', 'game'],
  ['title', 'title'],
  ['date', 'start'],
  ['duration', 'duration'],
  ['room', 'place'],
  ['abstract', 'note'],
] as const;

interface Read {
  readonly entries: readonly ReadEntry[];
  readonly problems: readonly Problem[];
  readonly carries: readonly EntryField[];
}

/** In these formats, a field that no entry has is one that the exporting program does not know. */
function carried({ entries, problems }: Omit<Read, 'carries'>): Read {
  const optional: readonly EntryField[] = ['ends', 'place', 'latLong', 'note'];
  const carries = ENTRY_FIELDS.filter(
    (field) => !optional.includes(field) || entries.some(({ entry }) => (entry[field] ?? '') !== ''),
  );
  return { entries, problems, carries };
}

function finish(
  format: FileFormat,
  { entries, problems, carries }: Read,
  mapping: Mapping,
  { days }: ReadOptions,
): ReadProgramme {
  const found = [...findOutside(entries, days), ...onceEach(problems), ...findDuplicates(entries)];
  return { format, entries, problems: found, carries, mapping };
}

/** Problems that are reported once for all entries that have them. */
const SAID_ONCE: ReadonlySet<Problem['kind']> = new Set(['year-assumed', 'zone-unknown', 'no-game-column']);

function onceEach(problems: readonly Problem[]): Problem[] {
  const said = new Set<string>();
  return problems.filter(({ kind, facts }) => {
    if (!SAID_ONCE.has(kind)) return true;
    const key = `${kind} ${'zone' in facts ? facts.zone : 'year' in facts ? facts.year : ''}`;
    return !said.has(key) && said.add(key);
  });
}

function checkName({ fileName }: ReadOptions, format: FileFormat): void {
  const extension = fileName === undefined ? null : misleadingExtension(fileName, format);
  if (extension !== null) refuse('name-does-not-fit', { extension, seems: format });
}
