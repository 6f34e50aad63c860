import { answerKey, valuesOfKey } from '#core/contract/answer-key.ts';
import type { KeepRule } from '#core/contract/endpoint.ts';
import { readEndpointNamed } from '#core/contract/endpoints.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { PACK_PICTURES_CACHE, PAGE_DATA_CACHE, PICTURES_CACHE } from './cache-names.ts';
import { inDatabase, type Stored } from './database.ts';
import { forgetOldDrafts } from './drafts.ts';
import { deleteUselessRevisions } from './revisions.ts';
import { readAnswerRow, readPackRow, readReceiptRow, readRows, readStagedRow } from './row-shapes.ts';
import type { AnswerRow, PackFailure, PackRow } from './rows.ts';

const DAY_MS = 24 * 60 * 60_000;
const RECEIPTS_STAY_MS = DAY_MS;
/** Answers of calls that this build no longer knows are useless. */
const UNKNOWN: KeepRule = { forDays: 0, freshForMs: 0, evict: 'early' };

/**
 * Deletes expired answers, receipts older than a day, drafts nobody came back for and revisions of what is over.
 * Schedules, waiting messages and the content of packs stay.
 *
 * @param now the earlier of the device's and the server's time, milliseconds since 1970: neither clock may empty the
 *   store by being set to next year
 * @param doubtedSince if no server confirms the time, the time of the last housekeeping: answers then stay, and of the
 *   rest only what had expired by that time is deleted, so that one jump of the device's clock deletes nothing
 */
export async function evictExpired(now: number, doubtedSince?: number): Promise<void> {
  if (doubtedSince === undefined) {
    await evictAnswers(({ at }, { evict, forDays }) => evict !== 'never' && now - at > forDays * DAY_MS);
  }
  const surely = Math.min(now, doubtedSince ?? now);
  await inDatabase('rw', ['receipts'], (database) =>
    database.receipts
      .filter((stored) => {
        const receipt = readReceiptRow(stored);
        return receipt !== null && surely - receipt.sentAt > RECEIPTS_STAY_MS;
      })
      .delete(),
  );
  await forgetOldDrafts(now, surely);
  await deleteUselessRevisions(surely);
  await deleteUnreadableRows();
}

/** Deletes rows that can no longer be read, to free their room. What a visitor wrote or starred is not touched. */
async function deleteUnreadableRows(): Promise<void> {
  await inDatabase('rw', ['answers', 'receipts', 'packs', 'staged'], async (database) => {
    await database.answers.filter((stored) => readAnswerRow(stored) === null).delete();
    await database.receipts.filter((stored) => readReceiptRow(stored) === null).delete();
    await database.packs.filter((stored) => readPackRow(stored) === null).delete();
    await database.staged.filter((stored) => readStagedRow(stored) === null).delete();
  });
}

/** Evicts the answers marked `early` and the data of prerendered pages, which is only a fallback. */
async function evictEarly(): Promise<void> {
  await evictAnswers((_, { evict }) => evict === 'early');
  await dropCache(PAGE_DATA_CACHE);
}

const evictLate = () => evictAnswers((_, { evict }) => evict === 'late');

type Step = () => Promise<unknown>;

/** Eviction steps for content that the network can provide again: the least missed first, nothing from packs. */
const SPARE: readonly Step[] = [() => dropCache(PICTURES_CACHE), evictPastEvents, evictEarly];
/**
 * Eviction steps for content that would be lost: everything else outside packs, then the packs' pictures, and finally
 * the packs. Schedules, saved items and waiting messages are never evicted.
 */
const EVERYTHING: readonly Step[] = [...SPARE, evictLate, evictPackPictures, evictPacks];
/** What the visitor reads in place of a pack that was evicted. */
const GAVE_WAY: PackFailure = { part: 'storage', reason: 'gave-way' };

/** Repeats work that found no room and evicts the least missed content first, in the end anything. */
export function withEviction<Value>(work: () => Promise<Stored<Value>>): Promise<Stored<Value>> {
  return withSteps(EVERYTHING, work);
}

/** Works like `withEviction`, but evicts no packs: for work the visitor did not ask for. */
export function withSpareEviction<Value>(work: () => Promise<Stored<Value>>): Promise<Stored<Value>> {
  return withSteps(SPARE, work);
}

async function withSteps<Value>(
  steps: readonly Step[],
  work: () => Promise<Stored<Value>>,
): Promise<Stored<Value>> {
  let outcome = await work();
  for (const giveUp of steps) {
    if (outcome.kind !== 'full') break;
    await giveUp();
    outcome = await work();
  }
  return outcome;
}

type IsDue = (answer: AnswerRow, rule: KeepRule) => boolean;

function evictAnswers(isDue: IsDue): Promise<Stored<number>> {
  return inDatabase('rw', ['answers', 'packs'], async (database) => {
    const packs = readRows(await database.packs.toArray(), readPackRow);
    const held = new Set(packs.flatMap(({ receipt }) => receipt?.answers ?? []));
    return database.answers
      .filter((stored) => {
        const answer = readAnswerRow(stored);
        if (answer === null) return false;
        const rule = readEndpointNamed(answer.endpoint)?.keep ?? UNKNOWN;
        return !held.has(answer.key) && isDue(answer, rule);
      })
      .delete();
  });
}

/** Evicts what belongs to past events. */
async function evictPastEvents(): Promise<void> {
  const listKey = answerKey(eventList, { eventtype: 'previous' });
  const list = await inDatabase('r', ['answers'], async (database) =>
    readAnswerRow(await database.answers.get(listKey)),
  );
  const old = list.kind === 'done' && list.value ? pathsIn(list.value) : new Set<string>();
  await evictAnswers(({ key, endpoint: name }, { evict }) => {
    const endpoint = readEndpointNamed(name);
    const values = endpoint && valuesOfKey(endpoint, key);
    return evict !== 'never' && Object.values(values ?? {}).some((value = '') => old.has(value));
  });
}

function pathsIn({ body }: AnswerRow): ReadonlySet<string> {
  try {
    const events = eventList.read(JSON.parse(body), () => undefined);
    return new Set(events.map(({ readMorePath }) => readMorePath).filter(Boolean));
  } catch {
    return new Set();
  }
}

/** Evicts all packs. Their rows stay to say that they are gone. */
async function evictPacks(): Promise<void> {
  await inDatabase('rw', ['packs', 'staged'], async (database) => {
    await database.staged.clear();
    const packs = readRows(await database.packs.toArray(), readPackRow);
    await database.packs.bulkPut(
      packs
        .filter(({ receipt, progress }) => (receipt ?? progress) !== null)
        .map((row) => ({ ...row, state: 'failed', progress: null, receipt: null, failure: GAVE_WAY })),
    );
  });
  await evictEarly();
  await evictLate();
}

/** Evicts the packs' pictures and updates the receipts. */
async function evictPackPictures(): Promise<void> {
  await dropCache(PACK_PICTURES_CACHE);
  await inDatabase('rw', ['packs'], async (database) => {
    const packs = readRows(await database.packs.toArray(), readPackRow);
    await database.packs.bulkPut(packs.map(withoutPictures));
  });
}

function withoutPictures(row: PackRow): PackRow {
  const { receipt } = row;
  if (receipt === null) return row;
  const { answers, pictures, bytes, pictureBytes, missingPictures } = receipt;
  return {
    ...row,
    receipt: {
      ...receipt,
      items: answers.length,
      bytes: bytes - pictureBytes,
      pictureBytes: 0,
      missingPictures: missingPictures + pictures.length,
      pictures: [],
    },
  };
}

async function dropCache(name: string): Promise<void> {
  try {
    await globalThis.caches?.delete(name);
  } catch {
    // A cache that cannot be deleted frees no room; the next step may.
  }
}
