import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerKey } from '#core/contract/answer-key.ts';
import { readEndpointNamed } from '#core/contract/endpoints.ts';
import type { PackAsk, PackReply } from '#core/contract/worker-messages.ts';
import { BASE_PACK, eventPackName } from '#core/pack/plan-pack.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { abandonPack, beginPack, commitPack, findPack, stageAnswer, turnPack } from '#core/storage/packs.ts';
import { readAnswerRow, readRows } from '#core/storage/row-shapes.ts';
import { sampleBody } from '../../tests/support/sample-body.ts';
import { makePack } from './make-pack.ts';

const worker = vi.hoisted(() => ({ ask: vi.fn<(message: PackAsk) => Promise<PackReply>>() }));
const connection = vi.hoisted(() => ({ current: 'reached' }));
vi.mock('./connection.ts', () => ({ currentConnection: () => connection.current }));
vi.mock('./ask-worker.ts', () => ({ askWorker: worker.ask }));

const NAME = eventPackName('pythian-national-games');
const rules = {
  picture: (source: string) => source && `/media/${source}`,
  eventImage: (source: string) => source && `/events/${source}`,
  isSmall: false,
};
let stamp = 0;
let asked: PackAsk[] = [];
let underWay = 0;
let mostAtOnce = 0;

/** The worker's part, with the sample server behind it. */
async function reply(message: PackAsk): Promise<PackReply> {
  asked.push(message);
  mostAtOnce = Math.max(mostAtOnce, ++underWay);
  await Promise.resolve();
  underWay -= 1;
  if (message.type === 'pack-picture') return { kind: 'here', bytes: 1_000 };
  if (message.type === 'pack-commit') {
    const { type: _, pack, ...content } = message;
    const done = await commitPack(pack, content);
    return done.kind === 'done' && done.value.kind === 'switched'
      ? { kind: 'switched' }
      : { kind: 'failed', reason: 'unavailable' };
  }
  const { pack, endpoint: name, values } = message;
  const endpoint = readEndpointNamed(name);
  if (endpoint === undefined) throw new Error(name);
  const body = sampleBody(name, values);
  await stageAnswer(pack, { key: answerKey(endpoint, values), endpoint: name, body, etag: null, at: stamp });
  return { kind: 'here', body, at: stamp, bytes: body.length };
}

const isPart = (message: PackAsk, name: string) =>
  message.type === 'pack-answer' && message.endpoint === name;
async function attempt() {
  const { startedAt = 0, receipt = null } = (await pack()) ?? {};
  return { name: NAME, startedAt, receipt, withPictures: true };
}
const make = async () => makePack(await attempt(), rules, () => false);
const renewWithoutPictures = async () =>
  makePack({ ...(await attempt()), withPictures: false }, rules, () => false);
const begin = () => beginPack({ name: NAME, title: 'National Games', withPictures: true });
async function beginAnew() {
  await abandonPack(NAME);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await begin();
}
async function pack() {
  const found = await findPack(NAME);
  return found.kind === 'done' ? found.value : null;
}
const stamps = async () => [
  ...new Set(readRows(await openDatabase().answers.toArray(), readAnswerRow).map(({ at }) => at)),
];

beforeEach(async () => {
  stamp = Date.now();
  asked = [];
  mostAtOnce = 0;
  worker.ask.mockImplementation(reply);
  await begin();
});
afterEach(async () => {
  await openDatabase().delete();
  closeDatabase();
});

describe('making a pack', () => {
  it('fetches all of it, three things at a time and each once, and gives a receipt of exactly that', async () => {
    expect(await make()).toBe('settled');
    const made = await pack();
    expect(made).toMatchObject({ state: 'whole', progress: null });
    expect(made?.receipt?.items).toBe(asked.length - 1);
    expect(made?.receipt?.answers).toHaveLength(await openDatabase().answers.count());
    expect(made?.receipt?.pictureBytes).toBe((made?.receipt?.pictures.length ?? 0) * 1_000);
    expect(new Set(asked.map((message) => JSON.stringify(message))).size).toBe(asked.length);
    expect(mostAtOnce).toBe(3);
  });

  it.each(['http', 'shape'] as const)(
    'keeps the old revision whole when a part of the new one fails: %s',
    async (reason) => {
      await make();
      const before = await pack();
      stamp += 1_000;
      worker.ask.mockImplementation((message) =>
        isPart(message, 'schedule')
          ? Promise.resolve({ kind: 'failed', reason, status: 500 })
          : reply(message),
      );
      await begin();
      expect(await make()).toBe('settled');
      expect(await pack()).toMatchObject({
        state: 'failed',
        failure: { part: 'schedule', reason },
        receipt: before?.receipt ?? {},
      });
      expect(await stamps()).toEqual([stamp - 1_000]);
      expect(await openDatabase().staged.count()).toBe(0);
    },
  );

  it('has the lists without an event that the server cannot tell of, and asks for it with the next revision', async () => {
    const isEvent = (message: PackAsk) =>
      isPart(message, 'eventDetail') &&
      'values' in message &&
      message.values.eventurl === 'youth-pythian-games';
    worker.ask.mockImplementation((message) =>
      isEvent(message) ? Promise.resolve({ kind: 'failed', reason: 'http', status: 500 }) : reply(message),
    );
    const lists = { name: BASE_PACK, title: '', withPictures: false };
    await beginPack(lists);
    const begun = async () => {
      const found = await findPack(BASE_PACK);
      return { name: BASE_PACK, startedAt: (found.kind === 'done' && found.value?.startedAt) || 0 };
    };
    const makeLists = async () =>
      makePack({ ...(await begun()), withPictures: false, receipt: null }, rules, () => false);
    expect(await makeLists()).toBe('settled');
    const found = await findPack(BASE_PACK);
    expect(found).toMatchObject({ value: { state: 'whole', failure: null } });
    asked = [];
    worker.ask.mockImplementation(reply);
    await beginPack(lists);
    await makeLists();
    expect(asked.filter(isEvent)).toHaveLength(1);
  });

  it('goes on at another page where it was when the network went', async () => {
    worker.ask.mockImplementation((message) =>
      isPart(message, 'gameDetail') ? Promise.resolve({ kind: 'failed', reason: 'offline' }) : reply(message),
    );
    expect(await make()).toBe('interrupted');
    const first = asked.length;
    expect((await pack())?.progress?.items).toBeGreaterThan(3);
    asked = [];
    worker.ask.mockImplementation(reply);
    expect(await make()).toBe('settled');
    expect(asked.some((message) => isPart(message, 'eventDetail'))).toBe(false);
    expect(first).toBeGreaterThan(3);
    expect((await pack())?.state).toBe('whole');
  });

  it.each([
    ['paused', () => turnPack(NAME, 'paused')],
    ['cancelled', () => abandonPack(NAME)],
    ['cancelled and begun anew', beginAnew],
  ])('leaves off at once when it is %s', async (_, stop) => {
    worker.ask.mockImplementation(async (message) => {
      if (isPart(message, 'countdown')) await stop();
      return reply(message);
    });
    expect(await make()).toBe('unwanted');
    expect(asked.some(({ type }) => type === 'pack-commit')).toBe(false);
  });

  it('does without a game page the server does not have, and without a picture that does not come', async () => {
    worker.ask.mockImplementation((message) => {
      if (isPart(message, 'gameDetail'))
        return Promise.resolve({ kind: 'failed', reason: 'http', status: 404 });
      if (message.type === 'pack-picture' && message.address.endsWith('national.webp'))
        return Promise.resolve({ kind: 'failed', reason: 'http' });
      return reply(message);
    });
    expect(await make()).toBe('settled');
    expect(await pack()).toMatchObject({ state: 'whole', receipt: { missingPictures: 1 } });
  });

  it('asks for what it held not to be taken away by a plain no, and for nothing else', async () => {
    const isTaken = () =>
      asked.flatMap((message) =>
        message.type === 'pack-answer' && message.isTaken ? [message.endpoint] : [],
      );
    await make();
    expect(isTaken()).toEqual([]);
    asked = [];
    await begin();
    await make();
    expect([...new Set(isTaken())].sort()).toEqual(['gameDetail', 'linkedNews', 'subGameDetail']);
  });

  it('waits with its pictures while nothing is reached, but not for one host that is dead', async () => {
    worker.ask.mockImplementation((message) =>
      message.type === 'pack-picture'
        ? Promise.resolve({ kind: 'failed', reason: 'offline' })
        : reply(message),
    );
    connection.current = 'unreachable';
    expect(await make()).toBe('interrupted');
    connection.current = 'reached';
    expect(await make()).toBe('settled');
    expect((await pack())?.receipt).toMatchObject({ pictures: [], missingPictures: expect.any(Number) });
  });

  it.each([429, 503])('N8 waits for a server that has too much to do: %i', async (status) => {
    worker.ask.mockImplementation((message) =>
      isPart(message, 'schedule')
        ? Promise.resolve({ kind: 'failed', reason: 'http', status })
        : reply(message),
    );
    expect(await make()).toBe('interrupted');
    expect(await pack()).toMatchObject({ state: 'loading', failure: null });
  });

  it('keeps the pictures that are here when it is renewed without any', async () => {
    await make();
    const held = (await pack())?.receipt?.pictures ?? [];
    await begin();
    asked = [];
    expect(await renewWithoutPictures()).toBe('settled');
    expect((await pack())?.receipt?.pictures).toEqual(held);
    await openDatabase().packs.clear();
    await begin();
    expect(await renewWithoutPictures()).toBe('settled');
    expect((await pack())?.receipt?.pictures).toEqual([]);
  });

  it('leaves off while nobody is looking', async () => {
    expect(await makePack(await attempt(), rules, () => true)).toBe('interrupted');
    expect(asked).toEqual([]);
    const pictures = () => asked.filter(({ type }) => type === 'pack-picture').length;
    expect(await makePack(await attempt(), rules, () => pictures() > 0)).toBe('interrupted');
    expect(pictures()).toBe(1);
  });
});
