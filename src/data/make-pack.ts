import type { PackReply } from '#core/contract/worker-messages.ts';
import { answersHere } from '#core/pack/answers-here.ts';
import { planPack } from '#core/pack/plan-pack.ts';
import type { PictureRules, WantedAnswer } from '#core/pack/wanted.ts';
import { bytesOf, failPack, noteProgress, stagedAnswers } from '#core/storage/packs.ts';
import type { PackFailure, PackRow } from '#core/storage/rows.ts';
import { askWorker } from './ask-worker.ts';
import { currentConnection } from './connection.ts';
import { serverNow } from './server-clock.ts';

/**
 * How the work on a pack ended. `settled`: it is whole, or failed for good. `interrupted`: nothing is reached just now,
 * or nobody is looking. `unwanted`: the visitor has paused or cancelled it.
 */
export type Ending = 'settled' | 'interrupted' | 'unwanted';
type FailedReply = Extract<PackReply, { kind: 'failed' }>;
type Halt = Exclude<Ending, 'settled'> | PackFailure;

const AT_ONCE = 3;
const NOT_REACHED: readonly string[] = ['offline', 'timeout', 'portal'];
const NOT_THERE = [404, 410];
const BUSY = [429, 503];

/**
 * Fetches all of a pack's next revision, three things at a time, and has it put in place. What an earlier page has
 * fetched of it is not asked for again.
 *
 * @param isAway whether to leave off for now
 */
export async function makePack(
  {
    name,
    startedAt,
    withPictures,
    receipt,
  }: Pick<PackRow, 'name' | 'startedAt' | 'withPictures' | 'receipt'>,
  rules: PictureRules,
  isAway: () => boolean,
): Promise<Ending> {
  const staged = await stagedAnswers(name, serverNow());
  if (staged.kind !== 'done') return 'interrupted';
  const here = answersHere(staged.value);
  const absent = new Set<string>();
  const taken = new Map<string, number>();
  const lost = new Set<string>();
  let wanted = planPack(name, here.held, rules);

  /** Without new ones, those that are here: they are not asked for again. */
  const picturesWanted = () => {
    const addresses = new Set(wanted.pictures.map((address) => new URL(address, location.origin).href));
    return [...addresses].filter((address) => withPictures || receipt?.pictures.includes(address));
  };
  const pictureBytes = () => [...taken.values()].reduce((sum, bytes) => sum + bytes, 0);

  async function note(): Promise<Halt | null> {
    const bodies = wanted.answers.map(({ key }) => here.bodyOf(key)).filter((body) => body !== undefined);
    const items = bodies.length + taken.size;
    const of = wanted.answers.length + picturesWanted().length - absent.size - lost.size;
    const bytes = bodies.reduce((sum, body) => sum + bytesOf(body), pictureBytes());
    return (await noteProgress({ name, startedAt }, { items, of, bytes })) ? null : 'unwanted';
  }

  async function takeAnswer(answer: WantedAnswer): Promise<Halt | null> {
    if (isAway()) return 'interrupted';
    const { key, endpoint, values, isApart, isOptional } = answer;
    const reply = await askWorker({
      type: 'pack-answer',
      pack: name,
      endpoint: endpoint.name,
      values,
      orSaved: isApart,
      isTaken: (isApart || isOptional) && receipt?.answers.includes(key) === true,
    });
    if (reply.kind !== 'failed') here.add(key, 'body' in reply ? (reply.body ?? '') : '');
    else if (isLost(reply)) return 'interrupted';
    else if (mayBeAbsent(answer, reply)) absent.add(key);
    else return { part: endpoint.name, reason: reply.reason };
    return note();
  }

  async function takePicture(address: string): Promise<Halt | null> {
    if (isAway()) return 'interrupted';
    const reply = await askWorker({ type: 'pack-picture', address });
    if (reply.kind === 'here') taken.set(address, reply.bytes);
    else if (isLost(reply) && currentConnection() !== 'reached') return 'interrupted';
    // A host of pictures that alone is not reached does not hold the pack up.
    else lost.add(address);
    return note();
  }

  async function takeAnswers(): Promise<Halt | null> {
    for (;;) {
      wanted = planPack(name, here.held, rules);
      const missing = wanted.answers.filter(({ key }) => !here.has(key) && !absent.has(key));
      if (missing.length === 0) return note();
      const halt = await inLanes(missing, takeAnswer);
      if (halt !== null) return halt;
    }
  }

  async function putInPlace(): Promise<Halt | null> {
    const reply = await askWorker({
      type: 'pack-commit',
      pack: name,
      answers: wanted.answers.map(({ key }) => key).filter((key) => !absent.has(key)),
      pictures: [...taken.keys()],
      pictureBytes: pictureBytes(),
      missingPictures: lost.size,
    });
    if (reply.kind !== 'failed') return null;
    if (isLost(reply)) return 'interrupted';
    return (await note()) ?? { part: 'storage', reason: reply.reason };
  }

  const halt =
    (await takeAnswers()) ?? (await inLanes(picturesWanted(), takePicture)) ?? (await putInPlace());
  if (halt === 'interrupted' || halt === 'unwanted') return halt;
  if (halt !== null) await failPack({ name, startedAt }, halt);
  return 'settled';
}

function mayBeAbsent({ isApart, isOptional }: WantedAnswer, { reason, status = 0 }: FailedReply): boolean {
  return isApart || (isOptional && (reason === 'refused' || NOT_THERE.includes(status)));
}

/** Whether nothing came, or nothing just now, unlike an answer that is of no use. */
const isLost = (reply: PackReply) =>
  reply.kind === 'failed' && (NOT_REACHED.includes(reply.reason) || BUSY.includes(reply.status ?? 0));

/** Works through a list, a few at a time, until one of them says to stop. */
async function inLanes<Item>(
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
