import { answersHere } from '#core/pack/answers-here.ts';
import { planPack } from '#core/pack/plan-pack.ts';
import type { PictureRules, Wanted, WantedAnswer } from '#core/pack/wanted.ts';
import { bytesOf, failPack, noteProgress, stagedAnswers } from '#core/storage/packs.ts';
import type { PackFailure, PackRow } from '#core/storage/rows.ts';
import { serverNow } from '../answers/worker-clock.ts';
import type { FailedStep, PackSteps } from './offline-pack.ts';

/**
 * How work on a pack ended. `settled`: complete, or failed for good. `interrupted`: offline right now, or stopped for
 * now. `unwanted`: the visitor has paused or cancelled it.
 */
export type Ending = 'settled' | 'interrupted' | 'unwanted';
type Halt = Exclude<Ending, 'settled'> | PackFailure;

/** The results of an attempt so far, apart from its answers, which are staged on the device. */
export interface Found {
  /** Keys of answers the server does not have. */
  readonly absent: Set<string>;
  /** Sizes of the fetched pictures, in bytes by address. */
  readonly taken: Map<string, number>;
  /** Pictures that failed to load. */
  readonly lost: Set<string>;
}

export const nothingFound = (): Found => ({ absent: new Set(), taken: new Map(), lost: new Set() });

/** How to make a pack, as set by the page that asks. */
export interface Making {
  readonly steps: PackSteps;
  readonly rules: PictureRules;
  /** Whether the asking page reaches the network. */
  readonly isReached: boolean;
  /** Whether to stop for now; checked between two items. */
  readonly isOver: () => boolean;
  /** Results of earlier turns; grows. */
  readonly found: Found;
}

const AT_ONCE = 3;
const NOT_REACHED: readonly string[] = ['offline', 'timeout', 'portal'];
const NOT_THERE = [404, 410];
const BUSY = [429, 503];
/** While somebody publishes again and again, a later turn makes the pack. */
const MOST_TRIES = 3;

/**
 * Fetches a pack's next revision, three items at a time, and switches to it. What an earlier turn has fetched of it is
 * not requested again, unless new content was published in between.
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
  /** The revision of the content to ask for, once it has changed in the middle. */
  let revision: number | undefined;
  plan();

  /**
   * Plans the answers and pictures. Without new pictures, only those of the last revision count, and they are not
   * requested again.
   */
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
    const reply = await steps.takeAnswer({ pack: name, answer, orSaved: isApart, isTaken, revision });
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
    // A dead picture host alone does not block the pack.
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

  /** Switches to the new revision. What was published in the middle of it is taken as a whole. */
  async function putInPlace(): Promise<Halt | 'again' | null> {
    const reply = await steps.commit(name, {
      answers: wanted.answers.map(({ key }) => key).filter((key) => !absent.has(key)),
      pictures: [...taken.keys()],
      pictureBytes: pictureBytes(),
      missingPictures: lost.size,
    });
    if (reply.kind === 'switched') return null;
    if (reply.kind === 'mixed') {
      for (const key of reply.stale) here.remove(key);
      absent.clear();
      revision = reply.revision;
      return 'again';
    }
    return (await note()) ?? { part: 'storage', reason: reply.reason };
  }

  async function takeAll(): Promise<Halt | null> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const halt =
        (await takeAnswers()) ?? (await poolMap(picturesMissing(), takePicture)) ?? (await putInPlace());
      if (halt !== 'again') return halt;
    }
    return 'interrupted';
  }

  const halt = await takeAll();
  if (halt === 'interrupted' || halt === 'unwanted') return halt;
  if (halt !== null) await failPack({ name, startedAt }, halt);
  return 'settled';
}

function mayBeAbsent({ isApart, isOptional }: WantedAnswer, { reason, status = 0 }: FailedStep): boolean {
  return isApart || (isOptional && (reason === 'refused' || NOT_THERE.includes(status)));
}

/** Whether no answer came, or none right now, as opposed to a useless one. */
const isLost = ({ reason, status = 0 }: FailedStep) => NOT_REACHED.includes(reason) || BUSY.includes(status);

/** Works through a list, a few items at a time, until one of them says to stop. */
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
