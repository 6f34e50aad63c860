import { answerKey, valuesOfKey } from '#core/contract/answer-key.ts';
import type { KeepRule } from '#core/contract/endpoint.ts';
import { readEndpointNamed } from '#core/contract/endpoints.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { PACK_PICTURES_CACHE, PAGE_DATA_CACHE, PICTURES_CACHE } from './cache-names.ts';
import { inDatabase, type Stored } from './database.ts';
import { forgetOldDrafts } from './drafts.ts';
import { readAnswerRow, readPackRow, readReceiptRow, readRows, readStagedRow } from './row-shapes.ts';
import type { AnswerRow, PackFailure, PackRow } from './rows.ts';

const DAY_MS = 24 * 60 * 60_000;
const RECEIPTS_STAY_MS = DAY_MS;
/** Answers of calls this build no longer knows help nobody. */
const UNKNOWN: KeepRule = { forDays: 0, freshForMs: 0, evict: 'early' };

/**
 * Forgets answers past their time, receipts of yesterday and drafts nobody came back for. Schedules, waiting messages
 * and what a pack holds stay.
 *
 * @param now the earlier of the device's and the server's time, milliseconds since 1970: a clock set to next year, be it
 *   this or that, must not empty the store
 * @param doubtedSince where no server confirms that time, what it was when this was done last: answers stay then, and
 *   of the others goes only what was past already, so that one jump of the device's clock takes nothing
 */
export async function evictExpired(now: number, doubtedSince?: number): Promise<void> {
  if (doubtedSince === undefined) {
    await evictAnswers(
      ({ at }, { evict: sacrifice, forDays }) => sacrifice !== 'never' && now - at > forDays * DAY_MS,
    );
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
  await deleteUnreadableRows();
}

/** What nobody can read any more takes room for nothing. What somebody wrote or starred is not touched. */
async function deleteUnreadableRows(): Promise<void> {
  await inDatabase('rw', ['answers', 'receipts', 'packs', 'staged'], async (database) => {
    await database.answers.filter((stored) => readAnswerRow(stored) === null).delete();
    await database.receipts.filter((stored) => readReceiptRow(stored) === null).delete();
    await database.packs.filter((stored) => readPackRow(stored) === null).delete();
    await database.staged.filter((stored) => readStagedRow(stored) === null).delete();
  });
}

/** And what prerendered pages were drawn with, which stands in where nothing else is here. */
async function evictEarly(): Promise<void> {
  await evictAnswers((_, { evict: sacrifice }) => sacrifice === 'early');
  await dropCache(PAGE_DATA_CACHE);
}

const evictLate = () => evictAnswers((_, { evict: sacrifice }) => sacrifice === 'late');

type Step = () => Promise<unknown>;

/** Steps of making room for what comes from the network anyway: what is least missed, and nothing that a pack holds. */
const SPARE: readonly Step[] = [() => dropCache(PICTURES_CACHE), evictPastEvents, evictEarly];
/**
 * Steps for what would be lost: after that everything no pack holds, then the packs' pictures, at last the packs
 * themselves. Schedules, saved things and waiting messages are in none of them.
 */
const EVERYTHING: readonly Step[] = [...SPARE, evictLate, evictPackPictures, evictPacks];
/** What the visitor reads in place of a pack that is gone. */
const GAVE_WAY: PackFailure = { part: 'storage', reason: 'gave-way' };

/** Repeats work that found no room, giving up what can be missed most easily first, and anything at last. */
export function withEviction<Value>(work: () => Promise<Stored<Value>>): Promise<Stored<Value>> {
  return withSteps(EVERYTHING, work);
}

/** The same for work that nobody has asked for: what the visitor has taken along is not given up for it. */
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

/** What was said of events that are over. */
async function evictPastEvents(): Promise<void> {
  const listKey = answerKey(eventList, { eventtype: 'previous' });
  const list = await inDatabase('r', ['answers'], async (database) =>
    readAnswerRow(await database.answers.get(listKey)),
  );
  const old = list.kind === 'done' && list.value ? pathsIn(list.value) : new Set<string>();
  await evictAnswers(({ key, endpoint: name }, { evict: sacrifice }) => {
    const endpoint = readEndpointNamed(name);
    const values = endpoint && valuesOfKey(endpoint, key);
    return sacrifice !== 'never' && Object.values(values ?? {}).some((value = '') => old.has(value));
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

/** Their rows stay, to say that they are gone. */
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

/** The receipts say at once what is left. */
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
    // A cache that cannot be dropped gives no room; the next step may.
  }
}
