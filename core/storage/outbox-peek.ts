import { DATABASE_NAME } from './database-name.ts';

const STORES = ['outbox', 'receipts'] as const;
const LIMIT_MS = 2_000;

/**
 * Whether a message waits here, or a delivery is not yet spoken of: asked by every page, so without the
 * database library, which is a quarter of what a first visit loads. Where it cannot be told: no.
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
    // A message has no such mark; a receipt whose mark is damaged is nobody's news.
    return rows.flat().some((row: { announced?: unknown }) => (row.announced ?? false) === false);
  } finally {
    database.close();
  }
}

/** Null where there is no database yet; asking must not make one, since it would lack its tables. */
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
