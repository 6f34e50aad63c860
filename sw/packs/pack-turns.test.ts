import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PacksTurn } from '#core/contract/worker-messages.ts';
import { openDatabase } from '#core/storage/database.ts';
import { beginPack, findPack } from '#core/storage/packs.ts';
import { expectConsole } from '../../tests/support/expect-console.ts';
import { leaveNoTrace } from '../../tests/support/leave-no-trace.ts';
import { samplePackSteps } from '../../tests/support/unit/sample-pack-steps.ts';
import { createWorkerHandover } from '../update/worker-handover.ts';
import type { AnswerStep, PackSteps } from './offline-pack.ts';
import { createPackTurns } from './pack-turns.ts';

const EVENT = 'event:pythian-national-games';
const OTHER = 'event:youth-pythian-games';
const turn = (change: Partial<PacksTurn> = {}): PacksTurn => ({
  type: 'packs-turn',
  isSmall: false,
  mayFetch: 'everything',
  isReached: true,
  ahead: null,
  ...change,
});
const endless = () => new Promise<never>(() => undefined);

let sample = samplePackSteps();
let clockMs = 0;
const start = (steps: PackSteps = sample.steps, isLeaving = () => false) => createPackTurns(steps, isLeaving);
/** Steps that first call a function, each time an answer is requested. */
const whenAsked = (before: (step: AnswerStep) => unknown): PackSteps => ({
  ...sample.steps,
  async takeAnswer(step) {
    await before(step);
    return sample.steps.takeAnswer(step);
  },
});
const begin = (name: string, byItself = false) =>
  beginPack({ name, title: '', withPictures: true, byItself });
async function pack(name: string) {
  const found = await findPack(name);
  return found.kind === 'done' ? found.value : null;
}
const packsAsked = () => [...new Set(sample.answers.map((step) => step.pack))];

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.example'));
  sample = samplePackSteps();
  clockMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
});
afterEach(leaveNoTrace);

describe('a turn of work on packs', () => {
  it('completes what is in progress, and reports that nothing is left', async () => {
    await begin(EVENT);
    const take = start();
    expect(await take(turn())).toBe('done');
    expect(await pack(EVENT)).toMatchObject({ state: 'whole' });
    sample.forget();
    expect(await take(turn())).toBe('done');
    expect(sample.asked()).toEqual([]);
  });

  it('ends in time and reports that there is more; the next one requests nothing again', async () => {
    await begin(EVENT);
    const take = start(
      whenAsked(() => {
        clockMs += 6_000;
      }),
    );
    let turns = 1;
    while ((await take(turn())) === 'more') turns += 1;
    expect(turns).toBeGreaterThan(4);
    expect(new Set(sample.asked()).size).toBe(sample.asked().length);
    expect(await pack(EVENT)).toMatchObject({ state: 'whole', receipt: { items: sample.asked().length } });
  });

  it('gets past a dead picture host, where each picture takes longer than a turn', async () => {
    await begin(EVENT);
    const asked: string[] = [];
    const take = start({
      ...sample.steps,
      async takePicture(address) {
        asked.push(address);
        clockMs += 30_000;
        return { kind: 'failed', reason: 'timeout' };
      },
    });
    let turns = 1;
    while ((await take(turn())) === 'more' && turns < 100) turns += 1;
    expect(turns).toBeGreaterThan(10);
    expect(new Set(asked).size).toBe(asked.length);
    expect(await pack(EVENT)).toMatchObject({ state: 'whole', receipt: { missingPictures: asked.length } });
  });

  it('leaves a pack in progress between two turns', async () => {
    await begin(EVENT);
    const take = start(
      whenAsked(() => {
        clockMs += 30_000;
      }),
    );
    expect(await take(turn())).toBe('more');
    expect(await pack(EVENT)).toMatchObject({ state: 'loading', progress: { items: 1 } });
  });

  it('SW12 loses only the current requests when the worker is ended in the middle', async () => {
    await begin(EVENT);
    const gone = whenAsked(({ answer }) =>
      answer.endpoint.name === 'subGameDetail' ? endless() : undefined,
    );
    void start(gone)(turn());
    await vi.waitFor(async () => expect(sample.isAsked('gameDetail')).toBe(true));
    await vi.waitFor(async () => expect(await openDatabase().staged.count()).toBe(sample.answers.length));
    const before = new Set(sample.asked());
    sample.forget();
    expect(await start()(turn())).toBe('done');
    expect(sample.asked().filter((asked) => before.has(asked))).toEqual([]);
    expect(await pack(EVENT)).toMatchObject({ state: 'whole' });
  });

  it('SW2 ends when the worker is to make way, and no other starts: the next worker takes over', async () => {
    await begin(EVENT);
    const way = createWorkerHandover();
    let asks = 0;
    const giveWay = whenAsked(() => ++asks === 5 && way.giveWay());
    const take = start(giveWay, () => way.signal.aborted);
    expect(await take(turn())).toBe('waiting');
    const asked = sample.asked().length;
    expect(asked).toBeLessThan(8);
    expect(await take(turn())).toBe('waiting');
    expect(sample.asked()).toHaveLength(asked);
    expect(await pack(EVENT)).toMatchObject({ state: 'loading' });
    expect(await start()(turn())).toBe('done');
    expect(new Set(sample.asked()).size).toBe(sample.asked().length);
  });

  it('ends the one before it, whose page may be gone: two never run side by side', async () => {
    await begin(EVENT);
    const take = start();
    const both = await Promise.all([take(turn()), take(turn())]);
    expect(both).toEqual(['waiting', 'done']);
    expect(sample.mostAtOnce()).toBe(3);
    expect(new Set(sample.asked()).size).toBe(sample.asked().length);
  });

  it('is not blocked for ever by one that hangs', async () => {
    await begin(EVENT);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isHanging = true;
    let note = () => {};
    const hangs = new Promise<void>((resolve) => {
      note = resolve;
    });
    const hang = () => {
      note();
      return isHanging ? endless() : undefined;
    };
    const take = start(whenAsked(hang));
    void take(turn());
    // `vi.waitFor` would move the clock, and the database run into its own limit on a busy machine.
    await hangs;
    isHanging = false;
    const next = take(turn());
    await vi.advanceTimersByTimeAsync(45_000);
    vi.useRealTimers();
    expect(await next).toBe('done');
  });

  it('asks to be called later when something goes wrong', async () => {
    expectConsole(/A download could not continue/);
    await begin(EVENT);
    const broken = whenAsked(() => Promise.reject(new Error('broken')));
    expect(await start(broken)(turn())).toBe('waiting');
  });
});

describe('continuing packs', () => {
  it('pauses an automatic one while data costs something, and continues the visitor’s own', async () => {
    await begin('base', true);
    await begin(EVENT);
    const take = start();
    expect(await take(turn({ mayFetch: 'nothing' }))).toBe('done');
    expect(packsAsked()).toEqual([EVENT]);
    expect(await take(turn({ mayFetch: 'data' }))).toBe('done');
    expect(packsAsked()).toContain('base');
  });

  it('stops in the middle when data starts to cost something', async () => {
    await begin('base', true);
    let next: Promise<unknown> | undefined;
    let asks = 0;
    const take = start(
      whenAsked(() => {
        if (++asks === 5) next = take(turn({ mayFetch: 'nothing' }));
      }),
    );
    await take(turn());
    expect(await next).toBe('done');
    expect(sample.asked().length).toBeLessThan(8);
    expect(await pack('base')).toMatchObject({ state: 'loading' });
  });

  it('continues with the other packs while the server wants one to wait', async () => {
    await begin('base');
    await begin(EVENT);
    const busy = sample.without('news', { reason: 'http', status: 503 });
    expect(await start(busy)(turn())).toBe('waiting');
    expect(await pack('base')).toMatchObject({ state: 'waiting' });
    expect(await pack(EVENT)).toMatchObject({ state: 'whole' });
  });

  it('does not try one pack after the other while offline', async () => {
    await begin(EVENT);
    await begin(OTHER);
    const dead: PackSteps = {
      ...sample.steps,
      takeAnswer: async (step) => {
        sample.answers.push(step);
        return { kind: 'failed', reason: 'offline' };
      },
    };
    expect(await start(dead)(turn({ isReached: false }))).toBe('waiting');
    expect(packsAsked()).toEqual([EVENT]);
    expect(await pack(EVENT)).toMatchObject({ state: 'waiting' });
  });

  it('makes automatic packs after all others, including the event named by the lists', async () => {
    await begin(OTHER);
    const take = start();
    const ahead = { today: '2000-01-01', wanted: 'pythian-national-games' };
    expect(await take(turn({ ahead, mayFetch: 'data' }))).toBe('done');
    expect(packsAsked()).toEqual([OTHER, 'base', EVENT]);
    for (const name of ['base', EVENT])
      expect(await pack(name)).toMatchObject({ state: 'whole', byItself: true, withPictures: false });
    sample.forget();
    expect(await take(turn({ ahead }))).toBe('done');
    expect(sample.asked()).toEqual([]);
  });

  it('starts nothing automatically if data is to be saved, but continues what a visitor has started', async () => {
    await begin(EVENT);
    const ahead = { today: '2000-01-01', wanted: null };
    expect(await start()(turn({ ahead, mayFetch: 'nothing' }))).toBe('done');
    expect(packsAsked()).toEqual([EVENT]);
  });
});
