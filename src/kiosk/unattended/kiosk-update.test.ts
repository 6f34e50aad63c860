import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SelfCheckReply } from '#core/contract/worker-messages.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { reportFailure, reportOnline } from '../../data/connection/connection.ts';
import { checkBuild, updateWhileIdle } from './kiosk-update.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const reminder = vi.hoisted(() => ({ underWay: 0 }));
vi.mock('../../data/worker/nudge-activation.ts', () => ({
  nudgeActivation: () => {
    reminder.underWay += 1;
    return () => {
      reminder.underWay -= 1;
    };
  },
}));

/** Both ends of a message channel; messages arrive a moment later. */
class Channel {
  port1 = { onmessage: (_: { data: unknown }) => {}, close: () => {} };
  port2 = { postMessage: (data: unknown) => queueMicrotask(() => this.port1.onmessage({ data })) };
}

const FIT: SelfCheckReply = { kind: 'fit', build: 'b', files: 2, wrong: [] };
const UNFIT: SelfCheckReply = { kind: 'unfit', build: 'b', files: 2, wrong: ['/assets/gone.js'] };

/** A waiting worker that gives this reply; `silent` never replies. `onCheck` is called during its self-check. */
function workerThat(answers: SelfCheckReply | undefined | 'silent', onCheck: () => void = () => undefined) {
  const heard: string[] = [];
  const postMessage = ({ type }: { type: string }, ports?: Channel['port2'][]) => {
    heard.push(type);
    if (type !== 'self-check' || answers === 'silent') return;
    onCheck();
    ports?.[0]?.postMessage(answers);
  };
  return { heard, postMessage };
}
type Worker = ReturnType<typeof workerThat>;
const asWorker = (worker: Worker) => worker as unknown as ServiceWorker;

const replace = vi.fn<(address: string | URL) => void>();
let container: EventTarget;
let registration: { waiting: Worker | null; installing: object | null; update: () => Promise<void> };
let looks = 0;
let isIdle = true;
let stop: () => void = () => undefined;

async function start(waiting: Worker | null, controller: object | null = {}) {
  const update = async () => {
    looks += 1;
    throw new TypeError('no network after all');
  };
  registration = { waiting, installing: null, update };
  container = Object.assign(new EventTarget(), { controller, ready: Promise.resolve(registration) });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  stop = updateWhileIdle(() => isIdle);
  await vi.advanceTimersByTimeAsync(0);
}
const swap = () => void container.dispatchEvent(new Event('controllerchange'));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function lose() {
  reportFailure('offline');
  await pass(2_000);
}
async function find() {
  reportOnline();
  await pass(2_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MessageChannel', Channel);
  vi.spyOn(location, 'replace').mockImplementation(replace);
  replace.mockReset();
  [isIdle, looks, reminder.underWay] = [true, 0, 0];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a kiosk that nobody uses', () => {
  it('K6 takes a build that is fit, and reloads once it is active', async () => {
    const worker = workerThat(FIT);
    await start(worker);
    expect(worker.heard).toEqual(['self-check', 'skip-waiting']);
    expect(reminder.underWay).toBe(1);
    expect(replace).not.toHaveBeenCalled();
    swap();
    await pass(0);
    expect(replace.mock.calls).toEqual([['/kiosk']]);
    expect(reminder.underWay).toBe(0);
  });

  it('K6 finds one that comes later, but waits for a newer one to arrive', async () => {
    await start(null);
    const worker = workerThat(FIT);
    Object.assign(registration, { waiting: worker, installing: {} });
    await pass(5 * MINUTE_MS);
    expect(worker.heard).toEqual([]);
    registration.installing = null;
    await pass(MINUTE_MS);
    expect(worker.heard).toEqual(['self-check', 'skip-waiting']);
  });

  it('K6 tries again if the old worker does not hand over', async () => {
    const worker = workerThat(FIT);
    await start(worker);
    await pass(10_000);
    expect(reminder.underWay).toBe(0);
    await pass(MINUTE_MS);
    expect(worker.heard.filter((type) => type === 'skip-waiting')).toHaveLength(2);
    expect(replace).not.toHaveBeenCalled();
  });

  it('K6 looks for builds every hour', async () => {
    await start(null);
    expect(looks).toBe(0);
    await pass(3 * HOUR_MS);
    expect(looks).toBe(3);
  });

  it('K6 looks when the network returns, but not every time on a flaky network', async () => {
    await start(null);
    await lose();
    expect(looks).toBe(0);
    await find();
    for (let turn = 0; turn < 10; turn += 1) {
      await lose();
      await find();
    }
    expect(looks).toBe(1);
    await pass(5 * MINUTE_MS);
    expect(looks).toBe(2);
  });

  it('does not reload when its very first worker takes control', async () => {
    await start(null, null);
    swap();
    await pass(HOUR_MS);
    expect(replace).not.toHaveBeenCalled();
    swap();
    expect(replace).toHaveBeenCalledOnce();
  });

  it('does nothing once it is stopped', async () => {
    const worker = workerThat(FIT);
    await start(null);
    for (let turn = 0; turn < 2; turn += 1) {
      await lose();
      await find();
    }
    stop();
    registration.waiting = worker;
    await lose();
    await find();
    await pass(2 * HOUR_MS);
    swap();
    expect([worker.heard, looks, replace.mock.calls]).toEqual([[], 1, []]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes no build that was still checking itself when it was stopped', async () => {
    const worker = workerThat(FIT, () => stop());
    await start(null);
    registration.waiting = worker;
    await pass(MINUTE_MS);
    expect(worker.heard).toEqual(['self-check']);
  });
});

describe('a kiosk in use', () => {
  it('K6 takes no build, and takes it within a minute after it was left', async () => {
    isIdle = false;
    const worker = workerThat(FIT);
    await start(worker);
    await pass(HOUR_MS);
    expect(worker.heard).toEqual([]);
    isIdle = true;
    await pass(MINUTE_MS);
    expect(worker.heard).toEqual(['self-check', 'skip-waiting']);
  });

  it('K6 takes no build if somebody came during its self-check', async () => {
    const worker = workerThat(FIT, () => {
      isIdle = false;
    });
    await start(worker);
    await pass(HOUR_MS);
    expect(worker.heard).toEqual(['self-check']);
    expect(reminder.underWay).toBe(0);
  });

  it('K6 does not reload if somebody comes while the builds change places', async () => {
    await start(workerThat(FIT));
    isIdle = false;
    swap();
    registration.waiting = null;
    await pass(HOUR_MS);
    expect(replace).not.toHaveBeenCalled();
    isIdle = true;
    await pass(MINUTE_MS);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/kiosk');
  });
});

describe('a build that is not fit', () => {
  it.each([
    ['says so', UNFIT, /build b is not taken.*gone\.js/],
    ['does not answer', 'silent', /no answer/],
    ['does not know the question', undefined, /no answer/],
  ] as const)('K6 is not taken: it %s, and is asked again an hour later', async (_, answers, said) => {
    expectConsole(said);
    const worker = workerThat(answers);
    await start(worker);
    await pass(59 * MINUTE_MS);
    expect(worker.heard).toEqual(['self-check']);
    await pass(2 * MINUTE_MS);
    expect(worker.heard).toEqual(['self-check', 'self-check']);
    await pass(MINUTE_MS);
    expect(replace).not.toHaveBeenCalled();
  });

  it('K6 is reported once, not every hour', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await start(workerThat(UNFIT));
    await pass(5 * HOUR_MS);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('K6 does not hold up a newer one', async () => {
    expectConsole(/build b is not taken/);
    await start(workerThat(UNFIT));
    const newer = workerThat({ ...FIT, build: 'c' });
    registration.waiting = newer;
    await pass(MINUTE_MS);
    expect(newer.heard).toEqual(['self-check', 'skip-waiting']);
  });
});

describe('asking a worker whether its build is fit', () => {
  it('returns its reply', async () => {
    expect(await checkBuild(asWorker(workerThat(UNFIT)))).toEqual(UNFIT);
  });

  it('returns nothing from a worker that does not know the question', async () => {
    expect(await checkBuild(asWorker(workerThat(undefined)))).toBeNull();
  });

  it('ends after 20 s without a reply', async () => {
    const settled = vi.fn();
    void checkBuild(asWorker(workerThat('silent'))).then(settled);
    await pass(19_999);
    expect(settled).not.toHaveBeenCalled();
    await pass(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(null);
  });
});
