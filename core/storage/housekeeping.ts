import type { KeepRule } from '#core/contract/endpoint.ts';
import { readEndpointNamed } from '#core/contract/endpoints.ts';
import { PICTURES_CACHE } from './cache-names.ts';
import { inDatabase, type Stored } from './database.ts';
import { forgetOldDrafts } from './drafts.ts';

const DAY_MS = 24 * 60 * 60_000;
const RECEIPTS_STAY_MS = DAY_MS;
/** Answers of calls this build no longer knows help nobody. */
const UNKNOWN: KeepRule = { forDays: 0, freshForMs: 0, sacrifice: 'early' };

/**
 * Forgets answers past their time, receipts of yesterday and drafts nobody came back for. Schedules and waiting messages stay.
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

/** Steps of making room, in their order; schedules and waiting messages are in none of them. */
const SACRIFICES: readonly (() => Promise<unknown>)[] = [
  dropPictures,
  () => forgetAnswers((rule) => rule.sacrifice === 'early'),
  () => forgetAnswers((rule) => rule.sacrifice === 'late'),
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
  return inDatabase('rw', ['answers'], (database) =>
    database.answers
      .filter(({ endpoint, at }) => isDue(readEndpointNamed(endpoint)?.keep ?? UNKNOWN, at))
      .delete(),
  );
}

async function dropPictures(): Promise<void> {
  try {
    await globalThis.caches?.delete(PICTURES_CACHE);
  } catch {
    // A cache that cannot be dropped gives no room; the next step may.
  }
}
