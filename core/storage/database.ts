import { Dexie, type Table, type Transaction } from 'dexie';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { DATABASE_NAME } from './database-name.ts';

/** One answer of the API, as text: it is read anew, through the contract, each time it is used. */
export interface AnswerRow {
  /** Method, path and sorted values (`answerKey`). */
  readonly key: string;
  readonly endpoint: string;
  readonly body: string;
  readonly etag: string | null;
  /** Server time in milliseconds since 1970 when the answer was given or last confirmed. */
  readonly at: number;
}

/** What happened when the message was last tried. */
export type LastOutcome =
  | { readonly kind: 'refused'; readonly status: number; readonly at: number }
  | { readonly kind: 'busy'; readonly status: number; readonly at: number }
  | { readonly kind: 'no-answer'; readonly reason: FailureKind; readonly at: number };

/** One message that must not be lost. All times are the device's, in milliseconds since 1970. */
export interface OutboxRow {
  /** Given by the database in the order of writing, never used twice. */
  readonly order?: number;
  readonly id: string;
  readonly command: string;
  readonly payload: unknown;
  /** A row left at `sending` without anyone holding the lock was cut off: it counts as waiting. */
  readonly state: 'waiting' | 'sending' | 'refused';
  readonly createdAt: number;
  readonly attempts: number;
  /** Attempts in a row that were answered, but with nothing that decides. */
  readonly vainAnswers: number;
  readonly lastTryAt: number;
  readonly nextTryAt: number;
  /** The server asked us to wait until then; 0 where it did not. */
  readonly heldUntil: number;
  /** Until then the page that asked delivers and decides; 0 where nobody watches. */
  readonly attendedUntil: number;
  readonly lastOutcome: LastOutcome | null;
}

/** Proof of a delivery, without personal data. */
export interface ReceiptRow {
  readonly id: string;
  readonly sentAt: number;
  readonly announced: boolean;
}

/** What names a starred thing on every device. Nothing else of it is ever handed over. */
export type SavedRef =
  | { readonly kind: 'event'; readonly eventPath: string }
  | { readonly kind: 'entry'; readonly eventPath: string; readonly id: string }
  | { readonly kind: 'article'; readonly id: string };

/** What the line of a starred thing shows, so that it needs no answer. */
export interface SavedDetails {
  readonly title: string;
  /** Where it is on this site. */
  readonly path: string;
  /** The name of the event it is part of; '' where it is none or that is not known. */
  readonly event: string;
  /** The day of the programme it belongs to, `2026-11-21`; '' where that is not known. */
  readonly day: string;
  /** As the provider writes them, in event time; '' where it has none. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly place: string;
}

/** One thing the visitor has starred. */
export interface SavedRow {
  /** Its kind and what names it. */
  readonly key: string;
  readonly ref: SavedRef;
  /** Null until this device has received it. */
  readonly details: SavedDetails | null;
  /** The device's time, milliseconds since 1970. */
  readonly savedAt: number;
}

/** Content fetched ahead, to be whole without a network. What it holds lies in `answers` once it is whole. */
export interface PackRow {
  /** `base`, or `event:` and the event's path. */
  readonly name: string;
  /** What the event is called; empty for `base`. */
  readonly title: string;
  /** `waiting`: loading, but nothing is reached just now. `failed`: the next revision could not be made whole. */
  readonly state: 'loading' | 'waiting' | 'paused' | 'failed' | 'whole';
  /** Whether its pictures are fetched too. */
  readonly withPictures: boolean;
  /** When its next revision was begun: the device's time, milliseconds since 1970. */
  readonly startedAt: number;
  /** Of the next revision; null while there is none. */
  readonly progress: PackProgress | null;
  /** Why the last attempt came to nothing; null where it did not. */
  readonly failure: PackFailure | null;
  /** Of the revision that is in use; null before the first one is whole. */
  readonly receipt: PackReceipt | null;
}

export interface PackProgress {
  readonly items: number;
  /** Items known so far: each answer may name more. */
  readonly of: number;
  readonly bytes: number;
}

export interface PackFailure {
  /** Name of the call that brought nothing usable; `storage` where the device could not keep it. */
  readonly part: string;
  readonly reason: FailureKind | 'full' | 'unavailable';
}

/** What a pack held when it was last made whole. */
export interface PackReceipt {
  readonly items: number;
  readonly bytes: number;
  /** How much of that are pictures. */
  readonly pictureBytes: number;
  /** Pictures that could not be taken; the pack does without. */
  readonly missingPictures: number;
  /** Server time, milliseconds since 1970. */
  readonly at: number;
  /** Keys of its answers, addresses of its pictures. */
  readonly answers: readonly string[];
  readonly pictures: readonly string[];
}

/** An answer of a pack's next revision, which takes its place only when all of them are here. */
export interface StagedRow extends AnswerRow {
  readonly pack: string;
}

/** Entries of a form that was not sent yet. Never on a kiosk. */
export interface DraftRow {
  readonly form: string;
  readonly entries: Readonly<Record<string, string>>;
  /** The device's time, milliseconds since 1970. */
  readonly changedAt: number;
}

interface DeviceRow {
  readonly name: string;
  readonly value: unknown;
}

type Tables = {
  readonly answers: Table<AnswerRow, string>;
  readonly outbox: Table<OutboxRow, number>;
  readonly receipts: Table<ReceiptRow, string>;
  readonly device: Table<DeviceRow, string>;
  readonly saved: Table<SavedRow, string>;
  readonly packs: Table<PackRow, string>;
  readonly staged: Table<StagedRow, [pack: string, key: string]>;
  readonly drafts: Table<DraftRow, string>;
};
export type Database = Dexie & Tables;

/**
 * How an operation on the device's storage ended. `full`: no room, nothing was written. `unavailable`:
 * there is no storage to speak of just now (missing, blocked, hanging, broken), nothing was written.
 */
export type Stored<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'full' }
  | { readonly kind: 'unavailable' };

const OPEN_LIMIT_MS = 2_000;
const WORK_LIMIT_MS = 4_000;
/** After trouble nobody waits for the limit again and again. */
const REST_AFTER_TROUBLE_MS = 30_000;
/** A connection the browser has closed is opened anew, once per operation. */
const CONNECTION_LOST = [
  'DatabaseClosedError',
  'InvalidStateError',
  'UnknownError',
  'AbortError',
  'TimeoutError',
];

let current: Database | null = null;
let restUntil = 0;

/** The one database, opened when first used; other tabs' upgrades close it, the next use opens it again. */
export function openDatabase(): Database {
  current ??= describeDatabase();
  return current;
}

/** Forgets the connection, for tests and for leaving. */
export function closeDatabase(): void {
  current?.close();
  current = null;
  restUntil = 0;
}

/**
 * Runs work in one transaction and tells how it ended. It never throws and never hangs: what is reported
 * as not done is rolled back, even when the storage wakes up later.
 */
export async function inDatabase<Value>(
  mode: 'r' | 'rw',
  tables: readonly (keyof Tables)[],
  work: (database: Database) => PromiseLike<Value>,
): Promise<Stored<Value>> {
  if (performance.now() < restUntil && !current?.isOpen()) return { kind: 'unavailable' };
  try {
    return { kind: 'done', value: await runLimited(mode, tables, work) };
  } catch (error) {
    if (!hasName(error, CONNECTION_LOST)) return whyNot(error);
  }
  try {
    return { kind: 'done', value: await runLimited(mode, tables, work) };
  } catch (error) {
    return whyNot(error);
  }
}

function describeDatabase(): Database {
  // Dexie's own row cache would hold every answer twice in memory.
  const database = new Dexie(DATABASE_NAME, { cache: 'disabled' }) as Database;
  database.version(1).stores({
    answers: 'key',
    outbox: '++order, &id',
    receipts: 'id',
    device: 'name',
  });
  database.version(2).stores({
    saved: 'key',
    packs: 'name',
    staged: '[pack+key], pack',
    drafts: 'form',
  });
  // An upgrade that another tab blocks is logged by Dexie itself, and ends here with the opening limit.
  return database;
}

async function runLimited<Value>(
  mode: 'r' | 'rw',
  tables: readonly (keyof Tables)[],
  work: (database: Database) => PromiseLike<Value>,
): Promise<Value> {
  const database = openDatabase();
  if (!database.isOpen()) await within(OPEN_LIMIT_MS, open(database));
  let transaction: Transaction | undefined;
  let isOver = false;
  const running = database.transaction(mode, [...tables], (started) => {
    transaction = started;
    if (isOver) started.abort();
    return work(database);
  });
  try {
    return await within(WORK_LIMIT_MS, running);
  } catch (error) {
    isOver = true;
    if (error instanceof StorageHangs) abort(transaction);
    throw error;
  }
}

async function open(database: Database): Promise<void> {
  try {
    await database.open();
  } catch (error) {
    // A database that failed to open stays failed; the next attempt needs a new one.
    if (current === database) current = null;
    throw error;
  }
}

function abort(transaction: Transaction | undefined): void {
  try {
    transaction?.abort();
  } catch {
    // It ended at this very moment, one way or the other.
  }
}

class StorageHangs extends Error {
  override readonly name = 'StorageHangs';
}

function within<Value>(limitMs: number, work: PromiseLike<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StorageHangs(`no end within ${limitMs} ms`)), limitMs);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function whyNot(error: unknown): { kind: 'full' } | { kind: 'unavailable' } {
  if (hasName(error, ['QuotaExceededError'])) return { kind: 'full' };
  restUntil = performance.now() + REST_AFTER_TROUBLE_MS;
  console.warn('The device cannot save or read just now.', error);
  return { kind: 'unavailable' };
}

/** Dexie wraps the browser's errors; the cause sits in `inner`. */
function hasName(error: unknown, names: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const { inner } = error as { inner?: unknown };
  return names.includes(error.name) || (inner !== error && hasName(inner, names));
}
