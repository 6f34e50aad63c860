import { Dexie, type DexieOptions, type Table, type Transaction } from 'dexie';
import { isPreview } from '#core/preview.ts';
import { DATABASE_NAME } from './database-name.ts';
import type {
  AnswerRow,
  DeviceRow,
  DraftRow,
  OutboxRow,
  PackRow,
  ReceiptRow,
  RevisionRow,
  SavedRow,
  StagedRow,
} from './rows.ts';

/** Rows are `unknown` until they are validated (`row-shapes.ts`). */
type Tables = {
  readonly answers: Table<unknown, string, AnswerRow>;
  readonly outbox: Table<unknown, number, OutboxRow>;
  readonly receipts: Table<unknown, string, ReceiptRow>;
  readonly device: Table<unknown, string, DeviceRow>;
  readonly saved: Table<unknown, string, SavedRow>;
  readonly packs: Table<unknown, string, PackRow>;
  readonly staged: Table<unknown, [pack: string, key: string], StagedRow>;
  readonly drafts: Table<unknown, string, DraftRow>;
  readonly revisions: Table<unknown, string, RevisionRow>;
};
export type Database = Dexie & Tables;

/**
 * The outcome of a storage operation. `full`: no room, nothing was written. `unavailable`: storage cannot be used right
 * now (missing, blocked, hanging, broken), nothing was written.
 */
export type Stored<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'full' }
  | { readonly kind: 'unavailable' };

const OPEN_LIMIT_MS = 2_000;
const WORK_LIMIT_MS = 4_000;
/** After a failure, operations fail at once for this time instead of running into the time limit again and again. */
const REST_AFTER_TROUBLE_MS = 30_000;
/** Errors of a connection that the browser has closed; it is opened again once per operation. */
const CONNECTION_LOST = [
  'DatabaseClosedError',
  'InvalidStateError',
  'UnknownError',
  'AbortError',
  'TimeoutError',
];

let current: Database | null = null;
let restUntil = 0;

/** Opens the one database on first use. Upgrades in other tabs close it, and the next use opens it again. */
export function openDatabase(): Database {
  current ??= describeDatabase();
  return current;
}

/** Closes the connection, for tests and for leaving. */
export function closeDatabase(): void {
  current?.close();
  current = null;
  restUntil = 0;
}

/**
 * Runs work in one transaction and returns the outcome. It never throws and never hangs: work that is reported as not
 * done is rolled back, even if the storage responds later.
 */
export async function inDatabase<Value>(
  mode: 'r' | 'rw',
  tables: readonly (keyof Tables)[],
  work: (database: Database) => PromiseLike<Value>,
): Promise<Stored<Value>> {
  if (isPreview()) return { kind: 'unavailable' };
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
  // Dexie's own row cache would keep a second copy of every answer in memory.
  const options: DexieOptions = { cache: 'disabled' };
  // What a preview shows must never be on the device: for it, this is a browser that has no storage.
  if (isPreview()) Object.assign(options, { indexedDB: null });
  const database = new Dexie(DATABASE_NAME, options) as Database;
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
  database.version(3).stores({ revisions: 'key' });
  // If another tab blocks an upgrade, Dexie logs it, and the opening time limit ends it here.
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
    // A database that failed to open stays failed; the next attempt needs a new instance.
    if (current === database) current = null;
    throw error;
  }
}

function abort(transaction: Transaction | undefined): void {
  try {
    transaction?.abort();
  } catch {
    // The transaction has just ended on its own.
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
  console.warn('The device cannot save or read right now.', error);
  return { kind: 'unavailable' };
}

/** Whether the error or its cause has one of these names; Dexie wraps the browser's error in `inner`. */
function hasName(error: unknown, names: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const { inner } = error as { inner?: unknown };
  return names.includes(error.name) || (inner !== error && hasName(inner, names));
}
