import { useEffect } from 'react';
import type { PackRow } from '#core/storage/rows.ts';
import { clearRetryAfter } from '../answers/try-again.ts';
import { createStore } from '../store.ts';

/*
 * What the page knows about the packs, and how they are made: the page writes what is wanted, and the worker does it.
 * The database is loaded on first use.
 */
export type { PackRow };
export type PackFailureReason = NonNullable<PackRow['failure']>['reason'];

/** Null until the device's storage has been read. */
const packs = createStore<readonly PackRow[] | null>(null);
let isWatching = false;

/** Returns all packs on this device, complete or in progress; null until they are known. */
export function usePacks(): readonly PackRow[] | null {
  useEffect(watch, []);
  return packs.use();
}

/** Returns the pack of this name, or null if there is none; undefined until that is known. */
export function usePack(name: string): PackRow | null | undefined {
  const known = usePacks();
  return known === null ? undefined : (known.find((pack) => pack.name === name) ?? null);
}

/** Continues the packs in progress; resolves when they are made, or cannot be made for now. */
export async function makePacks(): Promise<void> {
  const { goOnWithPacks } = await import('./pack-driver.ts');
  await goOnWithPacks();
}

/** Starts a pack, or its next revision, at the visitor's request. */
export async function startPack({
  name,
  title,
  withPictures,
}: Pick<PackRow, 'name' | 'title' | 'withPictures'>): Promise<void> {
  const { beginPack } = await storage();
  const begun = await beginPack({ name, title, withPictures });
  if (begun.kind !== 'done') return reportNotStored({ name, title, withPictures }, begun.kind);
  await clearRetryAfter();
  await makeOrFail(begun.value);
}

export async function pausePack(name: string): Promise<void> {
  const { turnPack } = await storage();
  await turnPack(name, 'paused');
}

export async function resumePack(name: string): Promise<void> {
  const { findPack, turnPack } = await storage();
  const turned = await turnPack(name, 'loading');
  if (turned.kind !== 'done') return reportNotStored({ name }, turned.kind);
  const found = await findPack(name);
  if (found.kind !== 'done' || found.value === null) return;
  await clearRetryAfter();
  await makeOrFail(found.value);
}

/** Cancels the next revision; the one in use stays. */
export async function cancelPack(name: string): Promise<void> {
  const { abandonPack } = await storage();
  await abandonPack(name);
}

/** Deletes a pack; schedules stay, as always. */
export async function removePack(name: string): Promise<void> {
  const { removePack: remove } = await storage();
  await remove(name);
}

/** Estimates the size of a pack before anything is fetched. */
export async function estimatePack(name: string) {
  const { estimate } = await import('./estimate-pack.ts');
  return estimate(name);
}

/** Without a worker a pack makes no progress: mark it as failed, so that it does not look in progress forever. */
async function makeOrFail(attempt: Pick<PackRow, 'name' | 'startedAt'>): Promise<void> {
  const [{ failPack }, { workerInControl }] = await Promise.all([
    storage(),
    import('../worker/ask-worker.ts'),
  ]);
  if (await workerInControl()) await makePacks();
  else await failPack(attempt, { part: 'storage', reason: 'no-worker' });
}

/** Shown by this page alone, until the packs change again: a row that could not be written cannot hold the reason. */
function reportNotStored(
  { name, title = '', withPictures = false }: Pick<PackRow, 'name'> & Partial<PackRow>,
  reason: 'full' | 'unavailable',
): void {
  const known = packs.get();
  if (known === null) return;
  const failure = { part: 'storage', reason };
  const none = { name, title, withPictures, startedAt: Date.now(), progress: null, receipt: null };
  packs.set(
    known.some((row) => row.name === name)
      ? known.map((row) => (row.name === name ? { ...row, failure } : row))
      : [...known, { ...none, state: 'failed', failure }],
  );
}

const storage = () => import('#core/storage/packs.ts');

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  void import('./watch-packs.ts').then(
    ({ watchPacks }) => watchPacks(packs.set),
    () => {
      isWatching = false;
    },
  );
}
