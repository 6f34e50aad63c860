import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BASE_PACK, eventPackName } from '#core/pack/plan-pack.ts';
import { saveAnswer } from '#core/storage/answers.ts';
import { openDatabase } from '#core/storage/database.ts';
import { abandonPack, beginPack, findPack, turnPack } from '#core/storage/packs.ts';
import { readAnswerRow, readRows } from '#core/storage/row-shapes.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { samplePackSteps } from '../../tests/support/unit/sample-pack-steps.ts';
import { type Making, makePack, nothingFound } from './make-pack.ts';
import type { AnswerStep, FailedStep } from './offline-pack.ts';

const NAME = eventPackName('pythian-national-games');
const rules = {
  picture: (source: string) => source && `/media/${source}`,
  eventImage: (source: string) => source && `/events/${source}`,
  isSmall: false,
};
let stamp = 0;
let sample = samplePackSteps();
let steps = sample.steps;

const failed = (failure: Omit<FailedStep, 'kind'>): FailedStep => ({ kind: 'failed', ...failure });
async function attempt() {
  const { startedAt = 0, receipt = null } = (await pack()) ?? {};
  return { name: NAME, startedAt, receipt, withPictures: true };
}
const making = (change: Partial<Making> = {}): Making => ({
  steps,
  rules,
  isReached: true,
  isOver: () => false,
  found: nothingFound(),
  ...change,
});
const make = async (change?: Partial<Making>) => makePack(await attempt(), making(change));
const renewWithoutPictures = async () => makePack({ ...(await attempt()), withPictures: false }, making());
const begin = () => beginPack({ name: NAME, title: 'National Games', withPictures: true });
async function startAgain() {
  await abandonPack(NAME);
  const abandonedAt = Date.now();
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(abandonedAt), { interval: 1 });
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
  vi.stubGlobal('location', new URL('https://site.example'));
  stamp = Date.now();
  sample = samplePackSteps(() => stamp);
  steps = sample.steps;
  await begin();
});
afterEach(leaveNoTrace);

describe('making a pack', () => {
  it('fetches everything once, three items at a time, and writes a receipt of exactly that', async () => {
    expect(await make()).toBe('settled');
    const made = await pack();
    expect(made).toMatchObject({ state: 'whole', progress: null });
    expect(made?.receipt?.items).toBe(sample.asked().length);
    expect(made?.receipt?.answers).toHaveLength(await openDatabase().answers.count());
    expect(made?.receipt?.pictureBytes).toBe((made?.receipt?.pictures.length ?? 0) * 1_000);
    expect(made?.receipt?.pictures.length).toBeGreaterThan(0);
    expect(new Set(sample.asked()).size).toBe(sample.asked().length);
    expect(sample.mostAtOnce()).toBe(3);
  });

  it.each(['http', 'shape'] as const)(
    'keeps the old revision complete when a part of the new one fails: %s',
    async (reason) => {
      await make();
      const before = await pack();
      stamp += 1_000;
      steps = sample.without('schedule', { reason, status: 500 });
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

  it('has the lists without an event the server fails for, and requests that with the next revision', async () => {
    const isEvent = ({ answer: { endpoint, values } }: AnswerStep) =>
      endpoint.name === 'eventDetail' && values.eventurl === 'youth-pythian-games';
    steps = {
      ...sample.steps,
      takeAnswer: async (step) =>
        isEvent(step) ? failed({ reason: 'http', status: 500 }) : sample.steps.takeAnswer(step),
    };
    const lists = { name: BASE_PACK, title: '', withPictures: false };
    await beginPack(lists);
    const begun = async () => {
      const found = await findPack(BASE_PACK);
      return { name: BASE_PACK, startedAt: (found.kind === 'done' && found.value?.startedAt) || 0 };
    };
    const makeLists = async () =>
      makePack({ ...(await begun()), withPictures: false, receipt: null }, making());
    expect(await makeLists()).toBe('settled');
    const found = await findPack(BASE_PACK);
    expect(found).toMatchObject({ value: { state: 'whole', failure: null } });
    sample.forget();
    steps = sample.steps;
    await beginPack(lists);
    await makeLists();
    expect(sample.answers.filter(isEvent)).toHaveLength(1);
  });

  it('continues in a later turn where it was when the network failed', async () => {
    steps = sample.without('gameDetail', { reason: 'offline' });
    expect(await make()).toBe('interrupted');
    const first = sample.asked().length;
    expect((await pack())?.progress?.items).toBeGreaterThan(3);
    sample.forget();
    steps = sample.steps;
    expect(await make()).toBe('settled');
    expect(sample.isAsked('eventDetail')).toBe(false);
    expect(first).toBeGreaterThan(3);
    expect((await pack())?.state).toBe('whole');
  });

  it.each([
    ['paused', () => turnPack(NAME, 'paused')],
    ['cancelled', () => abandonPack(NAME)],
    ['cancelled and started again', startAgain],
  ])('stops at once when it is %s', async (_, stop) => {
    steps = {
      ...sample.steps,
      async takeAnswer(step) {
        if (step.answer.endpoint.name === 'countdown') await stop();
        return sample.steps.takeAnswer(step);
      },
    };
    expect(await make()).toBe('unwanted');
    expect(sample.commits()).toBe(0);
  });

  it('does without a game page the server does not have, and without a picture that fails to load', async () => {
    steps = {
      ...sample.without('gameDetail', { reason: 'http', status: 404 }),
      takePicture: async (address) =>
        address.endsWith('national.webp') ? failed({ reason: 'http' }) : sample.steps.takePicture(address),
    };
    expect(await make()).toBe('settled');
    expect(await pack()).toMatchObject({ state: 'whole', receipt: { missingPictures: 1 } });
  });

  it('protects only the answers it had before from a plain no', async () => {
    const taken = () =>
      sample.answers.filter(({ isTaken }) => isTaken).map(({ answer }) => answer.endpoint.name);
    await make();
    expect(taken()).toEqual([]);
    sample.forget();
    await begin();
    await make();
    expect([...new Set(taken())].sort()).toEqual(['gameDetail', 'linkedNews', 'subGameDetail']);
  });

  it('waits with its pictures while offline, but not for a single dead host', async () => {
    steps = { ...sample.steps, takePicture: async () => failed({ reason: 'offline' }) };
    expect(await make({ isReached: false })).toBe('interrupted');
    expect(await make()).toBe('settled');
    expect((await pack())?.receipt).toMatchObject({ pictures: [], missingPictures: expect.any(Number) });
  });

  it.each([429, 503])('N8 waits for a busy server: %i', async (status) => {
    steps = sample.without('schedule', { reason: 'http', status });
    expect(await make()).toBe('interrupted');
    expect(await pack()).toMatchObject({ state: 'loading', failure: null });
  });

  it('keeps its pictures when it is refreshed without pictures', async () => {
    await make();
    const held = (await pack())?.receipt?.pictures ?? [];
    await begin();
    sample.forget();
    expect(await renewWithoutPictures()).toBe('settled');
    expect((await pack())?.receipt?.pictures).toEqual(held);
    await openDatabase().packs.clear();
    await begin();
    expect(await renewWithoutPictures()).toBe('settled');
    expect((await pack())?.receipt?.pictures).toEqual([]);
  });

  it('stops between two items when its turn is over', async () => {
    expect(await make({ isOver: () => true })).toBe('interrupted');
    expect(sample.asked()).toEqual([]);
    expect(await make({ isOver: () => sample.pictures.length > 0 })).toBe('interrupted');
    expect(sample.pictures).toHaveLength(1);
  });

  it('in a further turn requests nothing that is here, is not available or failed to load', async () => {
    const found = nothingFound();
    let turn = 1;
    let each: string[] = [];
    steps = {
      ...sample.steps,
      async takeAnswer(step) {
        each.push(step.answer.key);
        return step.answer.endpoint.name === 'subGameDetail'
          ? failed({ reason: 'http', status: 404 })
          : sample.steps.takeAnswer(step);
      },
      async takePicture(address) {
        each.push(address);
        return address.endsWith('national.webp')
          ? failed({ reason: 'timeout' })
          : sample.steps.takePicture(address);
      },
    };
    const inAll: string[] = [];
    while ((await make({ found, isOver: () => each.length > 5 })) === 'interrupted') {
      inAll.push(...each);
      each = [];
      turn += 1;
    }
    inAll.push(...each);
    expect(turn).toBeGreaterThan(5);
    expect(new Set(inAll).size).toBe(inAll.length);
    const receipt = (await pack())?.receipt;
    expect(receipt).toMatchObject({ missingPictures: 1, pictures: [...found.taken.keys()] });
    expect(receipt?.answers.some((key) => key.includes('SubGames'))).toBe(false);
  });
});

describe('new content published in the middle of a pack', () => {
  const revisions = async () =>
    new Set(readRows(await openDatabase().answers.toArray(), readAnswerRow).map(({ revision }) => revision));
  /** Lets the server answer from one revision after the other, by how many answers it has given. */
  function answerFrom(revisionOf: (answers: number) => number) {
    let answers = 0;
    sample = samplePackSteps(
      () => stamp,
      () => revisionOf(++answers),
    );
    steps = sample.steps;
  }

  it('CHANGES-11 is taken as a whole: what was of the old revision is requested again', async () => {
    answerFrom((answers) => (answers > 5 ? 2 : 1));
    expect(await make()).toBe('settled');
    expect((await pack())?.state).toBe('whole');
    expect(await revisions()).toEqual(new Set([2]));
    const keys = sample.answers.map(({ answer }) => answer.key);
    expect(keys.length - new Set(keys).size).toBe(5);
  });

  it('CHANGES-11 a later turn makes the pack if it happens again and again; until then nothing is stored', async () => {
    answerFrom((answers) => Math.ceil(answers / 3));
    expect(await make()).toBe('interrupted');
    expect(await revisions()).toEqual(new Set());
    expect((await pack())?.receipt).toBeNull();
    answerFrom(() => 1_000);
    expect(await make()).toBe('settled');
    expect(await revisions()).toEqual(new Set([1_000]));
  });

  it('CHANGES-11 an answer that a page has taken from the new revision brings the others along', async () => {
    answerFrom(() => 1);
    await make();
    const count = sample.answers.length;
    const { key } = sample.answers[0]?.answer ?? { key: '' };
    const row = { key, endpoint: 'eventDetail', body: '[]', etag: null, at: stamp + 1_000, revision: 2 };
    await saveAnswer(row);
    await begin();
    answerFrom((answers) => (answers > count ? 2 : 1));
    expect(await make()).toBe('settled');
    expect(await revisions()).toEqual(new Set([2]));
  });
});
