import { DATABASE_NAME } from './database-name.ts';

const STORES = ['outbox', 'receipts'] as const;
const LIMIT_MS = 2_000;

/**
 * Whether a message is waiting or a delivery is not announced yet. Every page asks this, so it does without the
 * database library, which is a quarter of a first visit's download. If it cannot be determined: no.
 */
export async function outboxHoldsSomething(): Promise<boolean> {
  const limit = new Promise<false>((resolve) => setTimeout(resolve, LIMIT_MS, false));
  return Promise.race([look().catch(() => false), limit]);
}

async function look(): Promise<boolean> {
  const database = await openExisting();
  if (database === null) return false;
  try {
    const stores = STORES.filter((name) => database.objectStoreNames.contains(name));
    if (stores.length === 0) return false;
    const reading = database.transaction(stores);
    const rows = await Promise.all(stores.map((name) => settled(reading.objectStore(name).getAll())));
    // Messages have no such field; a receipt with a damaged field is not news.
    return rows.flat().some((row: { announced?: unknown }) => (row.announced ?? false) === false);
  } finally {
    database.close();
  }
}

/** Opens the database, or returns null if there is none; creating it here would leave it without tables. */
function openExisting(): Promise<IDBDatabase | null> {
  const opening = indexedDB.open(DATABASE_NAME);
  let isNew = false;
  opening.onupgradeneeded = () => {
    isNew = true;
    opening.transaction?.abort();
  };
  return settled(opening).then(
    (database) => {
      database.onversionchange = () => database.close();
      return database;
    },
    (error: unknown) => {
      if (isNew) return null;
      throw error;
    },
  );
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      reject(request.error ?? new Error('the database did not answer'));
    };
  });
}
