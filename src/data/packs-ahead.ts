import { eventList, type ListedEvent } from '#core/contract/event-list.ts';
import { answersHere } from '#core/pack/answers-here.ts';
import { BASE_PACK, eventPackName } from '#core/pack/plan-pack.ts';
import type { PictureRules } from '#core/pack/wanted.ts';
import { allAnswers } from '#core/storage/answers.ts';
import { readDevice, writeDevice } from '#core/storage/device.ts';
import { findPack } from '#core/storage/packs.ts';
import { workerInControl } from './ask-worker.ts';
import { mayFetchAhead } from './fetch-ahead.ts';
import { makePacks, startPack } from './packs.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Goes on with packs that are under way. Then, once a day and only where the connection is good, not metered and not to
 * be spared: the base pack, and the pack of one event.
 *
 * @param choose the event to take, of those to come
 */
export async function takePacksAhead(
  rules: PictureRules,
  choose: (events: readonly ListedEvent[]) => ListedEvent | undefined,
): Promise<void> {
  if (!(await workerInControl())) return;
  await makePacks(rules);
  const much = mayFetchAhead();
  if (much === 'nothing') return;
  if (Math.abs(Date.now() - (await readDevice('fetched-ahead-at', 0))) < DAY_MS) return;
  const take = (name: string, title: string) => takePack(name, title, much === 'everything', rules);
  await take(BASE_PACK, '');
  const event = choose(await eventsToCome());
  if (event) await take(eventPackName(event.readMorePath), event.name);
  await writeDevice('fetched-ahead-at', Date.now());
}

/** What the visitor has begun, paused or just made is left to them. */
async function takePack(name: string, title: string, withPictures: boolean, rules: PictureRules) {
  const found = await findPack(name);
  if (found.kind !== 'done') return;
  const held = found.value;
  if (held && (held.progress !== null || Math.abs(Date.now() - held.startedAt) < DAY_MS)) return;
  await startPack({ name, title, withPictures, byItself: true }, rules);
}

/** Those that have a page, as the base pack has brought them. */
async function eventsToCome(): Promise<readonly ListedEvent[]> {
  const rows = await allAnswers();
  const here = answersHere(rows.kind === 'done' ? rows.value : []);
  const events = here.held(eventList, { eventtype: 'upcoming' }) ?? [];
  return events.filter(({ readMorePath }) => readMorePath !== '');
}
