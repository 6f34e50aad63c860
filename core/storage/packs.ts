import { readEndpointNamed } from '#core/contract/endpoints.ts';
import { type Database, inDatabase, type Stored } from './database.ts';
import { withSpareEviction } from './housekeeping.ts';
import { dropPackPictures } from './pack-pictures.ts';
import { readAnswerRow, readPackRow, readRows, readStagedRow } from './row-shapes.ts';
import type { AnswerRow, PackFailure, PackProgress, PackReceipt, PackRow, StagedRow } from './rows.ts';

/** An unfinished revision is not kept longer: old and new answers would not match. */
const STAGED_STAYS_MS = 60 * 60_000;
const UNDER_WAY: readonly PackRow['state'][] = ['loading', 'waiting'];

type NewPack = Pick<PackRow, 'name' | 'title' | 'withPictures' | 'byItself'>;
/** One attempt at making a pack; after cancelling, a new start is a new attempt. */
type Attempt = Pick<PackRow, 'name' | 'startedAt'>;

/** The content of a complete revision. */
export interface PackContent {
  /** Keys of all its answers. */
  readonly answers: readonly string[];
  readonly pictures: readonly string[];
  readonly pictureBytes: number;
  readonly missingPictures: number;
}

/**
 * The outcome of switching to a new revision. `incomplete`: an answer is missing, or the pack is no longer wanted.
 * `mixed`: these answers are of an older revision of the content than the others, and must be requested again.
 */
export type Commit =
  | { readonly kind: 'switched'; readonly changed: readonly Pick<AnswerRow, 'key' | 'at'>[] }
  | { readonly kind: 'mixed'; readonly revision: number; readonly stale: readonly string[] }
  | { readonly kind: 'incomplete' };

/** Returns all packs, complete or in progress. */
export function listPacks(): Promise<Stored<PackRow[]>> {
  return inDatabase('r', ['packs'], allPacks);
}

/** Reads all packs within a transaction or a live query. */
export async function allPacks({ packs }: Database): Promise<PackRow[]> {
  return readRows(await packs.toArray(), readPackRow);
}

/** Returns the pack of this name; null if there is none. */
export function findPack(name: string): Promise<Stored<PackRow | null>> {
  return inDatabase('r', ['packs'], (database) => packOf(database, name));
}

/**
 * Starts a new revision or continues the one in progress; the one in use stays. If the visitor asked for it, room is
 * made, but not at the expense of other packs.
 */
export function beginPack({
  name,
  title,
  withPictures,
  byItself = false,
}: NewPack): Promise<Stored<Attempt>> {
  const begin = () =>
    inDatabase('rw', ['packs'], async (database) => {
      const held = await packOf(database, name);
      const isUnderWay = held !== null && held.progress !== null;
      const startedAt = Date.now();
      await database.packs.put({
        name,
        title: title || held?.title || '',
        state: 'loading',
        withPictures: withPictures || (isUnderWay && held.withPictures),
        byItself,
        startedAt,
        progress: held?.progress ?? { items: 0, of: 0, bytes: 0 },
        failure: null,
        receipt: held?.receipt ?? null,
      });
      return { name, startedAt };
    });
  return byItself ? begin() : withSpareEviction(begin);
}

/** Pauses or resumes a revision for the visitor; from then on it is the visitor's own. */
export function turnPack(name: string, state: 'loading' | 'paused'): Promise<Stored<void>> {
  const turn = () =>
    changePack(name, (row) => (row.progress === null ? row : { ...row, state, byItself: false }));
  return state === 'loading' ? withSpareEviction(turn) : turn();
}

/** Lets a pack that failed for now wait for a later attempt, unless the visitor has paused it meanwhile. */
export function pausePack(name: string): Promise<Stored<void>> {
  return changePack(name, (row) => (row.state === 'loading' ? { ...row, state: 'waiting' } : row));
}

/** Stores the progress of an attempt and returns whether it is still wanted. */
export async function noteProgress({ name, startedAt }: Attempt, progress: PackProgress): Promise<boolean> {
  const noted = await inDatabase('rw', ['packs'], async (database) => {
    const row = await packOf(database, name);
    if (row === null || row.startedAt !== startedAt || !UNDER_WAY.includes(row.state)) return false;
    await database.packs.put({ ...row, state: 'loading', progress });
    return true;
  });
  return noted.kind === 'done' && noted.value;
}

/**
 * Stages an answer of the next revision until all are there. Evicts nothing to make room. Returns whether it is still
 * wanted: after the visitor has cancelled, nothing is stored.
 */
export function stageAnswer(
  pack: string,
  answer: AnswerRow,
  { isFromHere = false }: Pick<StagedRow, 'isFromHere'> = {},
): Promise<Stored<boolean>> {
  return inDatabase('rw', ['packs', 'staged'], async (database) => {
    const row = await packOf(database, pack);
    if (row === null || row.progress === null) return false;
    await database.staged.put({ ...answer, pack, isFromHere });
    return true;
  });
}

/** Returns the staged answers of the next revision. Stale ones are deleted, to be requested again. */
export function stagedAnswers(pack: string, now: number): Promise<Stored<AnswerRow[]>> {
  return inDatabase('rw', ['staged'], async (database) => {
    const rows = await stagedFor(database, pack);
    const isStale = ({ at }: AnswerRow) => Math.abs(now - at) > STAGED_STAYS_MS;
    await database.staged.bulkDelete(rows.filter(isStale).map(({ key }) => [pack, key]));
    return rows.filter((row) => !isStale(row));
  });
}

/**
 * Replaces the old revision with the new one, completely or not at all, in one transaction. An answer that a page has
 * refreshed meanwhile is newer and stays. All answers are of one revision of the content, as far as the server says.
 */
export function commitPack(name: string, content: PackContent): Promise<Stored<Commit>> {
  return inDatabase('rw', ['packs', 'staged', 'answers'], async (database): Promise<Commit> => {
    const row = await packOf(database, name);
    const staged = await stagedFor(database, name);
    const byKey = new Map(staged.map((answer) => [answer.key, answer]));
    const answers = content.answers.map((key) => byKey.get(key));
    if (row === null || !UNDER_WAY.includes(row.state) || answers.includes(undefined)) {
      return { kind: 'incomplete' };
    }
    const next = answers.filter((answer) => answer !== undefined);
    const before = (await database.answers.bulkGet(next.map(({ key }) => key))).map(readAnswerRow);
    const isNews = next.map(({ at, body, isFromHere }, index) => {
      const held = before[index];
      // A staged answer from the network is never older by so much; if it seems so, the stored one had a wrong clock.
      const isNewer = !held || (!isFromHere && (held.at <= at || held.at - at > STAGED_STAYS_MS));
      return { isNewer, isChanged: held?.body !== body };
    });
    const { revision, stale } = staleAnswers(next, (index) =>
      !isNews[index]?.isNewer ? before[index] : null,
    );
    if (stale.length > 0) {
      await database.staged.bulkDelete(stale.map((key) => [name, key]));
      return { kind: 'mixed', revision, stale };
    }
    const written = next.filter((_, index) => isNews[index]?.isNewer);
    await database.answers.bulkPut(written.map(({ pack: _, isFromHere: __, ...answer }) => answer));
    await database.staged.where('pack').equals(name).delete();
    const receipt = receiptOf(next, content);
    await database.packs.put({ ...row, state: 'whole', progress: null, failure: null, receipt });
    const changed = next.filter((_, index) => isNews[index]?.isNewer && isNews[index]?.isChanged);
    return { kind: 'switched', changed: changed.map(({ key, at }) => ({ key, at })) };
  });
}

/** Ends the attempt with a reason; the revision in use stays complete. */
export function failPack({ name, startedAt }: Attempt, failure: PackFailure): Promise<Stored<void>> {
  return endAttempt(name, (row) =>
    row.progress === null || row.startedAt !== startedAt
      ? row
      : { ...row, state: 'failed', progress: null, failure },
  );
}

/** Cancels the next revision; a pack that was never complete is deleted. */
export async function abandonPack(name: string): Promise<Stored<void>> {
  const ended = await endAttempt(name, (row) =>
    row.receipt === null ? null : { ...row, state: 'whole', progress: null, failure: null },
  );
  if (ended.kind === 'done') await dropUnheldPictures();
  return ended;
}

/** Deletes a pack and its answers, except those that another pack contains or housekeeping never evicts. */
export async function removePack(name: string): Promise<Stored<void>> {
  const removed = await inDatabase('rw', ['packs', 'staged', 'answers'], async (database) => {
    const gone = await packOf(database, name);
    await database.packs.delete(name);
    await database.staged.where('pack').equals(name).delete();
    const { answers } = heldBy(await allPacks(database));
    const keys = (gone?.receipt?.answers ?? []).filter((key) => !answers.has(key));
    await database.answers
      .where('key')
      .anyOf(keys)
      .filter((stored) => {
        const answer = readAnswerRow(stored);
        return answer === null || readEndpointNamed(answer.endpoint)?.keep.evict !== 'never';
      })
      .delete();
  });
  if (removed.kind === 'done') await dropUnheldPictures();
  return removed.kind === 'done' ? { kind: 'done', value: undefined } : removed;
}

/** Deletes all stored pictures that belong to no pack any more. */
export async function dropUnheldPictures(): Promise<void> {
  const packs = await listPacks();
  if (packs.kind !== 'done' || packs.value.some(({ progress }) => progress !== null)) return;
  const { pictures } = heldBy(packs.value);
  await dropPackPictures((address) => !pictures.has(address));
}

/** Returns everything that complete packs contain. */
export function heldBy(packs: readonly PackRow[]): {
  readonly answers: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
} {
  return {
    answers: new Set(packs.flatMap(({ receipt }) => receipt?.answers ?? [])),
    pictures: new Set(packs.flatMap(({ receipt }) => receipt?.pictures ?? [])),
  };
}

/**
 * Finds the answers that are older than the newest revision of the content among them. An answer without one is
 * compared with nothing.
 *
 * @param keptFor the stored answer that stays in place of a staged one
 */
function staleAnswers(
  next: readonly StagedRow[],
  keptFor: (index: number) => AnswerRow | null | undefined,
): { readonly revision: number; readonly stale: string[] } {
  const revisions = next.map((answer, index) =>
    answer.revision === undefined ? undefined : (keptFor(index) ?? answer).revision,
  );
  const revision = Math.max(...revisions.map((one) => one ?? 0));
  const isStale = (index: number) => (revisions[index] ?? revision) < revision;
  return { revision, stale: next.filter((_, index) => isStale(index)).map(({ key }) => key) };
}

function receiptOf(answers: readonly AnswerRow[], content: PackContent): PackReceipt {
  const { pictures, pictureBytes, missingPictures } = content;
  return {
    items: answers.length + pictures.length,
    bytes: answers.reduce((sum, { body }) => sum + bytesOf(body), pictureBytes),
    pictureBytes,
    missingPictures,
    // The time of its oldest part, so that nothing in it is older than stated.
    at: Math.min(...answers.map(({ at }) => at)),
    answers: answers.map(({ key }) => key),
    pictures,
  };
}

/** The size of a text in UTF-8 bytes. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

async function packOf({ packs }: Database, name: string): Promise<PackRow | null> {
  return readPackRow(await packs.get(name));
}

async function stagedFor({ staged }: Database, pack: string): Promise<StagedRow[]> {
  return readRows(await staged.where('pack').equals(pack).toArray(), readStagedRow);
}

function changePack(name: string, change: (row: PackRow) => PackRow): Promise<Stored<void>> {
  return inDatabase('rw', ['packs'], async (database) => {
    const row = await packOf(database, name);
    if (row !== null) await database.packs.put(change(row));
  });
}

function endAttempt(name: string, change: (row: PackRow) => PackRow | null): Promise<Stored<void>> {
  return inDatabase('rw', ['packs', 'staged'], async (database) => {
    const row = await packOf(database, name);
    const changed = row ? change(row) : null;
    if (row !== null && changed === row) return;
    await database.staged.where('pack').equals(name).delete();
    if (changed === null) await database.packs.delete(name);
    else await database.packs.put(changed);
  });
}
