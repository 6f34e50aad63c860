import { FILES_CACHE, PACK_PICTURES_CACHE, PAGE_DATA_CACHE, PICTURES_CACHE } from './cache-names.ts';
import { inDatabase, type Stored } from './database.ts';
import { bytesOf } from './packs.ts';
import { readAnswerRow, readOutboxRow, readSavedRow } from './row-shapes.ts';

/** Number and size of the stored items of one kind. */
export interface StoredAmount {
  readonly count: number;
  readonly bytes: number;
}

/** What this device stores of the site in addition to its own files. */
export interface StorageUsage {
  /** Includes the data of prerendered pages. */
  readonly answers: StoredAmount;
  readonly pictures: StoredAmount;
  /** Languages and the fonts of scripts. */
  readonly files: StoredAmount;
  readonly waitingMessages: number;
  readonly savedItems: number;
  readonly drafts: number;
}

/** Counts the stored pictures, including those of packs. */
export async function storedPictures(): Promise<StoredAmount> {
  return sum(await Promise.all([PICTURES_CACHE, PACK_PICTURES_CACHE].map(storedInCache)));
}

/** Counts everything that is stored. */
export async function readStorageUsage(): Promise<Stored<StorageUsage>> {
  const [pictures, files, pageData] = await Promise.all([
    storedPictures(),
    storedInCache(FILES_CACHE),
    storedInCache(PAGE_DATA_CACHE),
  ]);
  return inDatabase(
    'r',
    ['answers', 'outbox', 'saved', 'drafts'],
    async (database): Promise<StorageUsage> => {
      const answers: StoredAmount[] = [];
      await database.answers.each((stored) => {
        const answer = readAnswerRow(stored);
        if (answer !== null) answers.push({ count: 1, bytes: bytesOf(answer.body) });
      });
      return {
        answers: sum([...answers, pageData]),
        pictures,
        files,
        waitingMessages: await database.outbox.filter((stored) => readOutboxRow(stored) !== null).count(),
        savedItems: await database.saved.filter((stored) => readSavedRow(stored) !== null).count(),
        drafts: await database.drafts.count(),
      };
    },
  );
}

/** Deletes everything that can be fetched again. Messages, saved items, drafts and facts about the device stay. */
export async function forgetFetched(): Promise<Stored<void>> {
  const forgotten = await inDatabase('rw', ['answers', 'packs', 'staged'], async (database) => {
    await Promise.all([database.answers.clear(), database.packs.clear(), database.staged.clear()]);
  });
  const caches: CacheStorage | undefined = globalThis.caches;
  const names = [PICTURES_CACHE, PACK_PICTURES_CACHE, FILES_CACHE, PAGE_DATA_CACHE];
  await Promise.all(names.map((name) => caches?.delete(name).catch(() => false)));
  return forgotten;
}

async function storedInCache(name: string): Promise<StoredAmount> {
  try {
    const caches: CacheStorage | undefined = globalThis.caches;
    // `open` would create a missing cache.
    if (!caches || !(await caches.has(name))) return { count: 0, bytes: 0 };
    const responses = await (await caches.open(name)).matchAll();
    return sum(
      await Promise.all(responses.map(async (kept) => ({ count: 1, bytes: (await kept.blob()).size }))),
    );
  } catch {
    return { count: 0, bytes: 0 };
  }
}

function sum(kept: readonly (StoredAmount | undefined)[]): StoredAmount {
  return {
    count: kept.reduce((total, each) => total + (each?.count ?? 0), 0),
    bytes: kept.reduce((total, each) => total + (each?.bytes ?? 0), 0),
  };
}
