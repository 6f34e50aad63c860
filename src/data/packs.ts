import { useEffect } from 'react';
import type { PictureRules } from '#core/pack/wanted.ts';
import type { PackRow } from '#core/storage/rows.ts';
import { createStore } from './store.ts';
import { putRestsAside } from './try-again.ts';

/*
 * What the page knows of the packs, and how it has them made. The database and what makes packs are loaded with the
 * first use.
 */
export type { PackRow };
export type PackFailureReason = NonNullable<PackRow['failure']>['reason'];

/** Null until the device's storage has been looked into. */
const packs = createStore<readonly PackRow[] | null>(null);
let isWatching = false;
let look: (() => Promise<void>) | null = null;

/** All packs on this device, whole or on their way; null until they are known. */
export function usePacks(): readonly PackRow[] | null {
  useEffect(watch, []);
  return packs.use();
}

/** The pack of this name, or null where there is none; undefined until that is known. */
export function usePack(name: string): PackRow | null | undefined {
  const known = usePacks();
  return known === null ? undefined : (known.find((pack) => pack.name === name) ?? null);
}

/** Goes on with the packs that are under way; resolves when they are made, or cannot be just now. */
export async function makePacks(rules: PictureRules): Promise<void> {
  const { createPackDriver } = await import('./pack-driver.ts');
  look ??= createPackDriver(rules);
  await look();
}

/** Begins a pack, or its next revision. */
export async function startPack(
  pack: Pick<PackRow, 'name' | 'title' | 'withPictures' | 'byItself'>,
  rules: PictureRules,
): Promise<void> {
  const { beginPack } = await storage();
  const begun = await beginPack(pack);
  if (begun.kind !== 'done') return pack.byItself ? undefined : tellNotKept(pack, begun.kind);
  if (!pack.byItself) await putRestsAside();
  await makeOrFail(begun.value, rules);
}

export async function pausePack(name: string): Promise<void> {
  const { turnPack } = await storage();
  await turnPack(name, 'paused');
}

export async function resumePack(name: string, rules: PictureRules): Promise<void> {
  const { findPack, turnPack } = await storage();
  const turned = await turnPack(name, 'loading');
  if (turned.kind !== 'done') return tellNotKept({ name }, turned.kind);
  const found = await findPack(name);
  if (found.kind !== 'done' || found.value === null) return;
  await putRestsAside();
  await makeOrFail(found.value, rules);
}

/** The next revision is not wanted any more; the one in use stays. */
export async function cancelPack(name: string): Promise<void> {
  const { abandonPack } = await storage();
  await abandonPack(name);
}

/** Forgets a pack; schedules stay, as everywhere. */
export async function removePack(name: string): Promise<void> {
  const { removePack: remove } = await storage();
  await remove(name);
}

/** How much a pack may be, before anything is fetched. */
export async function estimatePack(name: string, rules: PictureRules) {
  const { estimate } = await import('./estimate-pack.ts');
  return estimate(name, rules);
}

/** Where no worker comes, nothing goes on: it is said then, and does not seem to be under way for ever. */
async function makeOrFail(attempt: Pick<PackRow, 'name' | 'startedAt'>, rules: PictureRules): Promise<void> {
  const [{ failPack }, { workerInControl }] = await Promise.all([storage(), import('./ask-worker.ts')]);
  if (await workerInControl()) await makePacks(rules);
  else await failPack(attempt, { part: 'storage', reason: 'no-worker' });
}

/** Told by this page alone, until packs change again: a row that could not be written cannot say why. */
function tellNotKept(
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
  void import('./pack-driver.ts').then(
    ({ watchPacks }) => watchPacks(packs.set),
    () => {
      isWatching = false;
    },
  );
}
