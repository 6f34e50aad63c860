import { readEndpointNamed } from '#core/contract/endpoints.ts';
import { type Database, inDatabase, type Stored } from './database.ts';
import { withSpareEviction } from './housekeeping.ts';
import { dropPackPictures } from './pack-pictures.ts';
import { readAnswerRow, readPackRow, readRows, readStagedRow } from './row-shapes.ts';
import type { AnswerRow, PackFailure, PackProgress, PackReceipt, PackRow, StagedRow } from './rows.ts';

/** Longer than this a next revision is not kept half done: old and new answers would not belong together. */
const STAGED_STAYS_MS = 60 * 60_000;
const UNDER_WAY: readonly PackRow['state'][] = ['loading', 'waiting'];

type NewPack = Pick<PackRow, 'name' | 'title' | 'withPictures' | 'byItself'>;
/** One of the times that a pack was begun: cancelled and begun anew it is another one. */
type Attempt = Pick<PackRow, 'name' | 'startedAt'>;

/** What is put together when a revision is complete. */
export interface PackContent {
  /** Keys of all its answers. */
  readonly answers: readonly string[];
  readonly pictures: readonly string[];
  readonly pictureBytes: number;
  readonly missingPictures: number;
}

/** How the switch to a new revision went. `incomplete`: an answer is not there, or nobody wants it any more. */
export type Commit =
  | { readonly kind: 'switched'; readonly changed: readonly Pick<AnswerRow, 'key' | 'at'>[] }
  | { readonly kind: 'incomplete' };

/** All packs, whole or on their way. */
export function listPacks(): Promise<Stored<PackRow[]>> {
  return inDatabase('r', ['packs'], allPacks);
}

/** The same within a transaction or a live query. */
export async function allPacks({ packs }: Database): Promise<PackRow[]> {
  return readRows(await packs.toArray(), readPackRow);
}

export function findPack(name: string): Promise<Stored<PackRow | null>> {
  return inDatabase('r', ['packs'], (database) => packOf(database, name));
}

/**
 * Begins a new revision, or goes on with the one that is under way. The one in use stays. For one that the visitor asks
 * for room is made, but not at the expense of what else has been taken along.
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

/** The visitor pauses a revision that is on its way, or wants it to go on: it is their own then. */
export function turnPack(name: string, state: 'loading' | 'paused'): Promise<Stored<void>> {
  const turn = () =>
    changePack(name, (row) => (row.progress === null ? row : { ...row, state, byItself: false }));
  return state === 'loading' ? withSpareEviction(turn) : turn();
}

/** What comes to nothing just now is tried again later, unless the visitor has paused it meanwhile. */
export function pausePack(name: string): Promise<Stored<void>> {
  return changePack(name, (row) => (row.state === 'loading' ? { ...row, state: 'waiting' } : row));
}

/** Notes how far an attempt is; says whether it is still wanted. */
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
 * Puts an answer of the next revision aside, until all of them are here. It makes no room at others' expense. Says
 * whether it is still wanted: what arrives after the visitor has cancelled is not kept.
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

/** What is here of the next revision. Answers from too long ago are dropped: they are asked for again. */
export function stagedAnswers(pack: string, now: number): Promise<Stored<AnswerRow[]>> {
  return inDatabase('rw', ['staged'], async (database) => {
    const rows = await stagedFor(database, pack);
    const isStale = ({ at }: AnswerRow) => Math.abs(now - at) > STAGED_STAYS_MS;
    await database.staged.bulkDelete(rows.filter(isStale).map(({ key }) => [pack, key]));
    return rows.filter((row) => !isStale(row));
  });
}

/**
 * Puts a new revision in the place of the old one: all of it or nothing, in one transaction. An answer that a page
 * has renewed meanwhile is newer than ours and stays.
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
      // What came from the network is never older than that by so much: the mark of a clock that was wrong.
      const isNewer = !held || (!isFromHere && (held.at <= at || held.at - at > STAGED_STAYS_MS));
      return { isNewer, isChanged: held?.body !== body };
    });
    const written = next.filter((_, index) => isNews[index]?.isNewer);
    await database.answers.bulkPut(written.map(({ pack: _, isFromHere: __, ...answer }) => answer));
    await database.staged.where('pack').equals(name).delete();
    const receipt = receiptOf(next, content);
    await database.packs.put({ ...row, state: 'whole', progress: null, failure: null, receipt });
    const changed = next.filter((_, index) => isNews[index]?.isNewer && isNews[index]?.isChanged);
    return { kind: 'switched', changed: changed.map(({ key, at }) => ({ key, at })) };
  });
}

/** Ends the attempt and says why; the revision in use stays whole. */
export function failPack({ name, startedAt }: Attempt, failure: PackFailure): Promise<Stored<void>> {
  return endAttempt(name, (row) =>
    row.progress === null || row.startedAt !== startedAt
      ? row
      : { ...row, state: 'failed', progress: null, failure },
  );
}

/** The visitor does not want the next revision; a pack that never was whole is gone with it. */
export async function abandonPack(name: string): Promise<Stored<void>> {
  const ended = await endAttempt(name, (row) =>
    row.receipt === null ? null : { ...row, state: 'whole', progress: null, failure: null },
  );
  if (ended.kind === 'done') await dropUnheldPictures();
  return ended;
}

/** Forgets a pack. Of its answers those stay that another pack holds or that housekeeping never gives up. */
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

/** Lets go of every kept picture that no pack names any more. */
export async function dropUnheldPictures(): Promise<void> {
  const packs = await listPacks();
  if (packs.kind !== 'done' || packs.value.some(({ progress }) => progress !== null)) return;
  const { pictures } = heldBy(packs.value);
  await dropPackPictures((address) => !pictures.has(address));
}

/** What whole packs hold, taken together. */
export function heldBy(packs: readonly PackRow[]): {
  readonly answers: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
} {
  return {
    answers: new Set(packs.flatMap(({ receipt }) => receipt?.answers ?? [])),
    pictures: new Set(packs.flatMap(({ receipt }) => receipt?.pictures ?? [])),
  };
}

function receiptOf(answers: readonly AnswerRow[], content: PackContent): PackReceipt {
  const { pictures, pictureBytes, missingPictures } = content;
  return {
    items: answers.length + pictures.length,
    bytes: answers.reduce((sum, { body }) => sum + bytesOf(body), pictureBytes),
    pictureBytes,
    missingPictures,
    // As old as its oldest part: nothing in it is older than what it says.
    at: Math.min(...answers.map(({ at }) => at)),
    answers: answers.map(({ key }) => key),
    pictures,
  };
}

/** How much room a text takes when it is sent. */
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
