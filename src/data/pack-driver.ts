import { liveQuery } from 'dexie';
import type { PictureRules } from '#core/pack/wanted.ts';
import { openDatabase } from '#core/storage/database.ts';
import { listPacks, turnPack } from '#core/storage/packs.ts';
import type { PackRow } from '#core/storage/rows.ts';
import { workerInControl } from './ask-worker.ts';
import { atMostEvery } from './at-most-every.ts';
import { makePack } from './make-pack.ts';
import { spread } from './spread.ts';

const PACKS_LOCK = 'packs';
const TRY_AGAIN_MS = 45_000;
/** A network that comes and goes does not begin a pack's requests at each of its turns. */
const LOOK_AT_MOST_EVERY_MS = 10_000;
/** A page out of sight is slowed down by the browser and may be ended: another one goes on. */
const LONG_HIDDEN_MS = 60_000;

/** Follows the packs of this device through every tab and the worker. */
export function watchPacks(listener: (packs: readonly PackRow[]) => void): void {
  liveQuery(() => openDatabase().packs.toArray()).subscribe({ next: listener, error: () => listener([]) });
}

/**
 * Makes this page one that goes on with the packs that are under way. One page at a time does; it begins again when the
 * network or the visitor comes back, and now and then while something waits.
 *
 * @returns looks for packs to make, and resolves when it is done with them
 */
export function createPackDriver(rules: PictureRules): () => Promise<void> {
  let hiddenSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  const isAway = () => document.hidden && Date.now() - hiddenSince > LONG_HIDDEN_MS;

  async function work(): Promise<void> {
    clearTimeout(timer);
    const tried = new Set<string>();
    for (;;) {
      const row = await nextUnderWay(tried);
      if (row === undefined) return;
      tried.add(row.name);
      if ((await makePack(row, rules, isAway)) !== 'interrupted') continue;
      await turnPack(row.name, 'waiting');
      timer = setTimeout(look, spread(TRY_AGAIN_MS));
      return;
    }
  }

  function look(): Promise<void> {
    queue = queue
      .then(workerInControl)
      .then(() => alone(work))
      .catch((error: unknown) => console.warn('A pack could not be gone on with.', error));
    return queue;
  }

  addEventListener(
    'online',
    atMostEvery(LOOK_AT_MOST_EVERY_MS, () => void look()),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenSince = Date.now();
    else void look();
  });
  return look;
}

async function nextUnderWay(tried: ReadonlySet<string>): Promise<PackRow | undefined> {
  const packs = await listPacks();
  if (packs.kind !== 'done') return undefined;
  return packs.value.find(
    ({ name, state }) => (state === 'loading' || state === 'waiting') && !tried.has(name),
  );
}

async function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  await (locks ? locks.request(PACKS_LOCK, work) : work());
}
