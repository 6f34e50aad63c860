import type { PacksNext, PacksTurn } from '#core/contract/worker-messages.ts';
import { pictureRules } from '#core/pack/picture-rules.ts';
import { listPacks, pausePack } from '#core/storage/packs.ts';
import type { PackRow } from '#core/storage/rows.ts';
import { limited } from '../limited.ts';
import { beginAutomaticPack } from './automatic-pack.ts';
import { type Found, makePack, nothingFound } from './make-pack.ts';
import type { PackSteps } from './offline-pack.ts';

/** Short, since a browser may end a worker at any time: nothing more is started after it. */
const TURN_MS = 20_000;
/** The longest the last requests of a turn may take; one that hangs does not block the next turn for ever. */
const LAST_THINGS_MS = 45_000;

/**
 * Continues packs in short turns, on request of a page: one turn at a time, and a new one ends the one before it, whose
 * page may be gone. Two at once would request the same items.
 *
 * @param isLeaving whether this worker must make way for the next build
 */
export function createPackTurns(steps: PackSteps, isLeaving: () => boolean) {
  /** By attempt: no turn repeats the failed requests of the one before it. */
  const foundBy = new Map<string, Found>();
  let latest: PacksTurn | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function take(turn: PacksTurn): Promise<PacksNext> {
    const endsAt = performance.now() + TURN_MS;
    const isTimeUp = () => performance.now() >= endsAt;
    const isEnded = () => turn !== latest || isLeaving();
    const rules = pictureRules(turn.isSmall);
    const tried = new Set<string>();
    let next: PacksNext = 'done';
    while (!isEnded()) {
      const row = await nextUnderWay(turn, tried);
      if (row === undefined) {
        const begun = await beginAutomaticPack(turn);
        if (begun === null) return next;
        tried.delete(begun);
        continue;
      }
      if (isTimeUp()) return 'more';
      tried.add(row.name);
      const attempt = `${row.startedAt} ${row.name}`;
      const found = foundBy.get(attempt) ?? nothingFound();
      foundBy.set(attempt, found);
      const isOver = () => isEnded() || isTimeUp();
      const ending = await makePack(row, { steps, rules, isReached: turn.isReached, isOver, found });
      if (ending === 'interrupted' && isEnded()) break;
      if (ending === 'interrupted' && isTimeUp()) return 'more';
      foundBy.delete(attempt);
      if (ending !== 'interrupted') continue;
      await pausePack(row.name);
      next = 'waiting';
      // If the server wants one call to wait, the other packs continue.
      if (!turn.isReached) break;
    }
    return 'waiting';
  }

  /** Works on packs for a while and returns what comes next. Never throws. */
  return (turn: PacksTurn): Promise<PacksNext> => {
    latest = turn;
    const before = limited(LAST_THINGS_MS, last);
    const taken = before.then(() => take(turn)).catch(reportFailure);
    last = taken;
    return taken;
  };
}

async function nextUnderWay(
  { mayFetch }: PacksTurn,
  tried: ReadonlySet<string>,
): Promise<PackRow | undefined> {
  const packs = await listPacks();
  if (packs.kind !== 'done') return undefined;
  const due = packs.value.filter(
    ({ name, state, byItself = false }) =>
      (state === 'loading' || state === 'waiting') &&
      !tried.has(name) &&
      // The visitor's own packs continue at any cost.
      (!byItself || mayFetch !== 'nothing'),
  );
  // What a busy server wants to wait comes last: the previous turn has just tried it.
  return due.find(({ state }) => state === 'loading') ?? due[0];
}

function reportFailure(error: unknown): PacksNext {
  console.warn('A download could not continue.', error);
  return 'waiting';
}
