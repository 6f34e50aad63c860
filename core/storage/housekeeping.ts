import type { KeepRule } from '#core/contract/endpoint.ts';
import { readEndpointNamed } from '#core/contract/endpoints.ts';
import { PACK_PICTURES_CACHE, PICTURES_CACHE } from './cache-names.ts';
import { inDatabase, type Stored } from './database.ts';
import { forgetOldDrafts } from './drafts.ts';
import type { PackRow } from './rows.ts';

const DAY_MS = 24 * 60 * 60_000;
const RECEIPTS_STAY_MS = DAY_MS;
/** Answers of calls this build no longer knows help nobody. */
const UNKNOWN: KeepRule = { forDays: 0, freshForMs: 0, sacrifice: 'early' };

/**
 * Forgets answers past their time, receipts of yesterday and drafts nobody came back for. Schedules, waiting messages
 * and what a pack holds stay.
 *
 * @param now server time, milliseconds since 1970: a device clock set to next year must not empty the store
 */
export async function forgetOld(now: number): Promise<void> {
  await forgetAnswers((rule, at) => rule.sacrifice !== 'never' && now - at > rule.forDays * DAY_MS);
  await inDatabase('rw', ['receipts'], (database) =>
    database.receipts.filter(({ sentAt }) => Math.abs(Date.now() - sentAt) > RECEIPTS_STAY_MS).delete(),
  );
  await forgetOldDrafts();
}

const forgetEarly = () => forgetAnswers((rule) => rule.sacrifice === 'early');
const forgetLate = () => forgetAnswers((rule) => rule.sacrifice === 'late');

/**
 * Steps of making room, in their order: what no pack holds, then the packs' pictures, at last the packs themselves.
 * Schedules, saved things and waiting messages are in none of them.
 */
const SACRIFICES: readonly (() => Promise<unknown>)[] = [
  () => dropCache(PICTURES_CACHE),
  forgetEarly,
  forgetLate,
  dropPackPictures,
  async () => {
    await inDatabase('rw', ['packs', 'staged'], async (database) => {
      await database.staged.clear();
      await database.packs.clear();
    });
    await forgetEarly();
    await forgetLate();
  },
];

/** Repeats work that found no room, giving up what can be missed most easily first. */
export async function withRoom<Value>(work: () => Promise<Stored<Value>>): Promise<Stored<Value>> {
  let outcome = await work();
  for (const giveUp of SACRIFICES) {
    if (outcome.kind !== 'full') break;
    await giveUp();
    outcome = await work();
  }
  return outcome;
}

function forgetAnswers(isDue: (rule: KeepRule, at: number) => boolean): Promise<Stored<number>> {
  return inDatabase('rw', ['answers', 'packs'], async (database) => {
    const held = new Set((await database.packs.toArray()).flatMap(({ receipt }) => receipt?.answers ?? []));
    return database.answers
      .filter(
        ({ key, endpoint, at }) => !held.has(key) && isDue(readEndpointNamed(endpoint)?.keep ?? UNKNOWN, at),
      )
      .delete();
  });
}

/** The receipts say at once what is left. */
async function dropPackPictures(): Promise<void> {
  await dropCache(PACK_PICTURES_CACHE);
  await inDatabase('rw', ['packs'], async (database) => {
    const packs = await database.packs.toArray();
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
