import type { PictureRules } from '#core/pack/wanted.ts';
import { openDatabase } from '#core/storage/database.ts';
import { allPacks, letPackWait, listPacks } from '#core/storage/packs.ts';
import type { PackRow } from '#core/storage/rows.ts';
import { watch } from '#core/storage/watch.ts';
import { workerInControl } from './ask-worker.ts';
import { atMostEvery } from './at-most-every.ts';
import { currentConnection } from './connection.ts';
import { mayFetchAhead } from './fetch-ahead.ts';
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
  watch(() => allPacks(openDatabase()), listener);
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
      const ending = await makePack(row, rules, () => isAway() || !mayGoOn(row));
      if (ending !== 'interrupted') continue;
      await letPackWait(row.name);
      clearTimeout(timer);
      timer = setTimeout(look, spread(TRY_AGAIN_MS));
      // A server that wants one call to wait does not hold up the other packs.
      if (isAway() || currentConnection() !== 'reached') return;
    }
  }

  function look(): Promise<void> {
    queue = queue
      .then(workerInControl)
      .then((isThere) => (isThere ? alone(work) : undefined))
      .catch((error: unknown) => console.warn('A pack could not be gone on with.', error));
    return queue;
  }

  addEventListener(
    'online',
    atMostEvery(LOOK_AT_MOST_EVERY_MS, () => void look()),
  );
  navigator.serviceWorker?.addEventListener('controllerchange', () => void look());
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
    (row) => (row.state === 'loading' || row.state === 'waiting') && !tried.has(row.name) && mayGoOn(row),
  );
}

/** A visitor's own goes on whatever it costs. */
const mayGoOn = ({ byItself = false }: PackRow) => !byItself || mayFetchAhead() !== 'nothing';

async function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  await (locks ? locks.request(PACKS_LOCK, work) : work());
}
