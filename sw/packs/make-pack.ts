import { answersHere } from '#core/pack/answers-here.ts';
import { planPack } from '#core/pack/plan-pack.ts';
import type { PictureRules, Wanted, WantedAnswer } from '#core/pack/wanted.ts';
import { bytesOf, failPack, noteProgress, stagedAnswers } from '#core/storage/packs.ts';
import type { PackFailure, PackRow } from '#core/storage/rows.ts';
import { serverNow } from '../answers/worker-clock.ts';
import type { FailedStep, PackSteps } from './offline-pack.ts';

/**
 * How the work on a pack ended. `settled`: it is whole, or failed for good. `interrupted`: nothing is reached just now,
 * or it is left off for now. `unwanted`: the visitor has paused or cancelled it.
 */
export type Ending = 'settled' | 'interrupted' | 'unwanted';
type Halt = Exclude<Ending, 'settled'> | PackFailure;

/** What came of an attempt's calls and pictures so far, beside the answers: those are put aside on the device. */
export interface Found {
  /** Keys of answers that the server has none of. */
  readonly absent: Set<string>;
  /** Sizes of the pictures that are here, by their addresses. */
  readonly taken: Map<string, number>;
  /** Pictures that did not come. */
  readonly lost: Set<string>;
}

export const nothingFound = (): Found => ({ absent: new Set(), taken: new Map(), lost: new Set() });

/** How a pack is made, by whom it is asked for. */
export interface Making {
  readonly steps: PackSteps;
  readonly rules: PictureRules;
  /** Whether the page that asks for it reaches anything. */
  readonly isReached: boolean;
  /** Whether to leave off for now; looked at between two things. */
  readonly isOver: () => boolean;
  /** Of the turns before; grows. */
  readonly found: Found;
}

const AT_ONCE = 3;
const NOT_REACHED: readonly string[] = ['offline', 'timeout', 'portal'];
const NOT_THERE = [404, 410];
const BUSY = [429, 503];

/**
 * Fetches all of a pack's next revision, three things at a time, and puts it in place. What an earlier turn has fetched
 * of it is not asked for again.
 */
export async function makePack(
  {
    name,
    startedAt,
    withPictures,
    receipt,
  }: Pick<PackRow, 'name' | 'startedAt' | 'withPictures' | 'receipt'>,
  { steps, rules, isReached, isOver, found: { absent, taken, lost } }: Making,
): Promise<Ending> {
  const staged = await stagedAnswers(name, await serverNow());
  if (staged.kind !== 'done') return 'interrupted';
  const here = answersHere(staged.value);
  const sizes = new Map(staged.value.map(({ key, body }) => [key, bytesOf(body)]));
  let wanted: Wanted;
  let pictures: readonly string[];
  plan();

  /** Of pictures, without new ones, those that are here: they are not asked for again. */
  function plan(): void {
    wanted = planPack(name, here.held, rules);
    const addresses = new Set(wanted.pictures.map((address) => new URL(address, location.origin).href));
    pictures = [...addresses].filter((address) => withPictures || receipt?.pictures.includes(address));
  }

  const picturesMissing = () => pictures.filter((address) => !taken.has(address) && !lost.has(address));
  const pictureBytes = () => [...taken.values()].reduce((sum, bytes) => sum + bytes, 0);

  async function note(): Promise<Halt | null> {
    const keys = wanted.answers.map(({ key }) => key).filter(here.has);
    const items = keys.length + taken.size;
    const of = wanted.answers.length + pictures.length - absent.size - lost.size;
    const bytes = keys.reduce((sum, key) => sum + (sizes.get(key) ?? 0), pictureBytes());
    return (await noteProgress({ name, startedAt }, { items, of, bytes })) ? null : 'unwanted';
  }

  async function takeAnswer(answer: WantedAnswer): Promise<Halt | null> {
    if (isOver()) return 'interrupted';
    const { key, endpoint, isApart, isOptional } = answer;
    const isTaken = (isApart || isOptional) && receipt?.answers.includes(key) === true;
    const reply = await steps.takeAnswer({ pack: name, answer, orSaved: isApart, isTaken });
    if (reply.kind === 'done') {
      here.add(key, reply.body);
      sizes.set(key, bytesOf(reply.body));
    } else if (isLost(reply)) return 'interrupted';
    else if (mayBeAbsent(answer, reply)) absent.add(key);
    else return { part: endpoint.name, reason: reply.reason };
    return note();
  }

  async function takePicture(address: string): Promise<Halt | null> {
    if (isOver()) return 'interrupted';
    const reply = await steps.takePicture(address);
    if (reply.kind === 'done') taken.set(address, reply.bytes);
    else if (isLost(reply) && !isReached) return 'interrupted';
    // A host of pictures that alone is not reached does not hold the pack up.
    else lost.add(address);
    return note();
  }

  async function takeAnswers(): Promise<Halt | null> {
    for (;;) {
      plan();
      const missing = wanted.answers.filter(({ key }) => !here.has(key) && !absent.has(key));
      if (missing.length === 0) return note();
      const halt = await poolMap(missing, takeAnswer);
      if (halt !== null) return halt;
    }
  }

  async function putInPlace(): Promise<Halt | null> {
    const reply = await steps.commit(name, {
      answers: wanted.answers.map(({ key }) => key).filter((key) => !absent.has(key)),
      pictures: [...taken.keys()],
      pictureBytes: pictureBytes(),
      missingPictures: lost.size,
    });
    if (reply.kind === 'switched') return null;
    return (await note()) ?? { part: 'storage', reason: reply.reason };
  }

  const halt =
    (await takeAnswers()) ?? (await poolMap(picturesMissing(), takePicture)) ?? (await putInPlace());
  if (halt === 'interrupted' || halt === 'unwanted') return halt;
  if (halt !== null) await failPack({ name, startedAt }, halt);
  return 'settled';
}

function mayBeAbsent({ isApart, isOptional }: WantedAnswer, { reason, status = 0 }: FailedStep): boolean {
  return isApart || (isOptional && (reason === 'refused' || NOT_THERE.includes(status)));
}

/** Whether nothing came, or nothing just now, unlike an answer that is of no use. */
const isLost = ({ reason, status = 0 }: FailedStep) => NOT_REACHED.includes(reason) || BUSY.includes(status);

/** Works through a list, a few at a time, until one of them says to stop. */
async function poolMap<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<Halt | null>,
): Promise<Halt | null> {
  const left = [...items];
  let halt: Halt | null = null;
  const lane = async () => {
    for (let item = left.shift(); item !== undefined && halt === null; item = left.shift()) {
      halt = (await work(item)) ?? halt;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return halt;
}
