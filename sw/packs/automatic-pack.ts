import { eventList, type ListedEvent } from '#core/contract/entities/event-list.ts';
import type { PacksTurn } from '#core/contract/worker-messages.ts';
import { answersHere } from '#core/pack/answers-here.ts';
import { chooseEvents } from '#core/pack/choose-event.ts';
import { BASE_PACK, eventPackName } from '#core/pack/plan-pack.ts';
import { allAnswers } from '#core/storage/answers.ts';
import { readDevice, writeDevice } from '#core/storage/device.ts';
import { beginPack, findPack } from '#core/storage/packs.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Starts the next automatic pack, once a day and only if the page allows fetching: the base pack, then the pack of one
 * event from the base pack's lists.
 *
 * @returns its name; null if none is due
 */
export async function beginAutomaticPack({ mayFetch, ahead }: PacksTurn): Promise<string | null> {
  if (ahead === null || mayFetch === 'nothing') return null;
  if (Math.abs(Date.now() - (await readDevice('fetched-ahead-at', 0))) < DAY_MS) return null;
  const withPictures = mayFetch === 'everything';
  if (await begin(BASE_PACK, '', withPictures)) return BASE_PACK;
  const event = chooseEvent(await eventsToCome(), ahead);
  const name = event && eventPackName(event.readMorePath);
  if (name && (await begin(name, event.name, withPictures))) return name;
  await writeDevice('fetched-ahead-at', Date.now());
  return null;
}

/** Starts a pack, unless it is in progress, paused or just made. */
async function begin(name: string, title: string, withPictures: boolean): Promise<boolean> {
  const found = await findPack(name);
  if (found.kind !== 'done') return false;
  const held = found.value;
  if (held && (held.progress !== null || Math.abs(Date.now() - held.startedAt) < DAY_MS)) return false;
  return (await beginPack({ name, title, withPictures, byItself: true })).kind === 'done';
}

function chooseEvent(
  events: readonly ListedEvent[],
  { today, wanted }: NonNullable<PacksTurn['ahead']>,
): ListedEvent | undefined {
  const { running, next } = chooseEvents(events, today);
  return events.find(({ readMorePath }) => readMorePath === wanted) ?? running ?? next;
}

/** The events with a page, from the base pack's lists. */
async function eventsToCome(): Promise<readonly ListedEvent[]> {
  const rows = await allAnswers();
  const here = answersHere(rows.kind === 'done' ? rows.value : []);
  const events = here.held(eventList, { eventtype: 'upcoming' }) ?? [];
  return events.filter(({ readMorePath }) => readMorePath !== '');
}
