import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PacksNext, PacksTurn } from '#core/contract/worker-messages.ts';
import { fakeLocks } from '../../../tests/support/unit/fake-locks.ts';

/** An evening at the events, when it is already the next day there. */
const NOW = Date.UTC(2031, 3, 5, 20);
const worker = vi.hoisted(() => ({
  isThere: true,
  ask: vi.fn<(turn: PacksTurn, enough: AbortSignal) => Promise<PacksNext>>(),
}));
vi.mock('../worker/ask-worker.ts', () => ({
  askWorker: worker.ask,
  workerInControl: async () => worker.isThere,
}));

/** A turn that ends only when it is aborted. */
const long = (_: PacksTurn, enough: AbortSignal) =>
  new Promise<PacksNext>((resolve) => enough.addEventListener('abort', () => resolve('more')));
const turns = () => worker.ask.mock.calls.map(([turn]) => turn);
const setConnection = (facts: object) =>
  Object.defineProperty(navigator, 'connection', {
    value: Object.assign(new EventTarget(), facts),
    configurable: true,
  });
function costNow(facts: object) {
  const { connection } = navigator as unknown as { connection: EventTarget };
  Object.assign(connection, facts).dispatchEvent(new Event('change'));
}
/** Opens a page with a pack driver of its own, whose listeners stay until the page closes. */
async function openPage() {
  vi.resetModules();
  const [{ createPackDriver }, connection, { fetchAhead }, { noteServerTime }] = await Promise.all([
    import('./pack-driver.ts'),
    import('../connection/connection.ts'),
    import('./fetch-ahead.ts'),
    import('../connection/server-clock.ts'),
  ]);
  noteServerTime(NOW);
  return { look: createPackDriver(), ...connection, fetchAhead };
}
const listening: (() => void)[] = [];
function forgetListenersAfterwards(target: EventTarget) {
  const { addEventListener } = target;
  vi.spyOn(target, 'addEventListener').mockImplementation((name, listener, options) => {
    addEventListener.call(target, name, listener, options);
    listening.push(() => target.removeEventListener(name, listener));
  });
}
let isHidden = false;
function show(isShown: boolean) {
  isHidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  forgetListenersAfterwards(window);
  forgetListenersAfterwards(document);
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  worker.isThere = true;
  worker.ask.mockReset().mockResolvedValue('done');
  setConnection({ effectiveType: '4g' });
  Object.defineProperty(navigator, 'serviceWorker', { value: new EventTarget(), configurable: true });
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  for (const forget of listening.splice(0)) forget();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  for (const name of ['connection', 'serviceWorker', 'locks']) Reflect.deleteProperty(navigator, name);
});

describe('asking the worker to continue with packs', () => {
  it('passes what the worker cannot know', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { look } = await openPage();
    await look();
    await look({ wanted: 'delphi' });
    vi.unstubAllGlobals();
    const facts = { type: 'packs-turn', isSmall: true, mayFetch: 'everything', isReached: true };
    expect(turns()).toEqual([
      { ...facts, ahead: null },
      { ...facts, ahead: { today: '2031-04-06', wanted: 'delphi' } },
    ]);
  });

  it('asks again at once while there is more, and stops when everything is done', async () => {
    worker.ask.mockResolvedValueOnce('more').mockResolvedValueOnce('more');
    const { look } = await openPage();
    await look();
    expect(turns()).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(turns()).toHaveLength(3);
  });

  it('asks again after a while if something waits', async () => {
    worker.ask.mockResolvedValueOnce('waiting');
    const { look } = await openPage();
    await look();
    expect(turns()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(turns()).toHaveLength(2);
  });

  it('asks for automatic packs until they are done, and then no more', async () => {
    worker.ask.mockResolvedValueOnce('more').mockResolvedValueOnce('waiting');
    const { look } = await openPage();
    await look({ wanted: null });
    await look();
    await look();
    expect(turns().map(({ ahead }) => ahead !== null)).toEqual([true, true, true, false]);
  });

  it('does nothing if there is no worker', async () => {
    worker.isThere = false;
    const { look } = await openPage();
    await look({ wanted: null });
    expect(turns()).toEqual([]);
  });

  it('only one page asks at a time', async () => {
    worker.ask.mockImplementation(long);
    const one = await openPage();
    const other = await openPage();
    void one.look();
    void other.look();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(turns()).toHaveLength(1);
  });

  it('starts again when the network or the visitor comes back, and when another worker takes over', async () => {
    const { look } = await openPage();
    await look();
    for (const [target, name] of [
      [window, 'online'],
      [document, 'visibilitychange'],
      [navigator.serviceWorker, 'controllerchange'],
    ] as const) {
      worker.ask.mockClear();
      target.dispatchEvent(new Event(name));
      await vi.advanceTimersByTimeAsync(0);
      expect(turns(), name).toHaveLength(1);
    }
  });

  it('N5 asks at most every ten seconds on a network that comes and goes', async () => {
    const { look } = await openPage();
    await look();
    worker.ask.mockClear();
    for (let times = 0; times < 20; times += 1) {
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(turns().length).toBeLessThanOrEqual(3);
  });

  it('stops after the page was hidden for a minute, and resumes when it is visible', async () => {
    worker.ask.mockImplementation(async () => {
      vi.setSystemTime(Date.now() + 20_000);
      return 'more';
    });
    const { look } = await openPage();
    show(false);
    await look();
    expect(turns()).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(turns()).toHaveLength(4);
    worker.ask.mockResolvedValue('done');
    show(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(turns()).toHaveLength(5);
  });

  it('asks nothing on a page that was never visible', async () => {
    isHidden = true;
    const { look } = await openPage();
    await look({ wanted: null });
    expect(turns()).toEqual([]);
    show(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(turns()).toMatchObject([{ ahead: { wanted: null } }]);
  });
});

describe('a turn in progress', () => {
  let page: Awaited<ReturnType<typeof openPage>>;
  beforeEach(async () => {
    worker.ask.mockImplementation(long);
    page = await openPage();
    void page.look();
    await vi.advanceTimersByTimeAsync(0);
  });

  it.each([
    ['data saving is switched on', () => costNow({ saveData: true }), { mayFetch: 'nothing' }],
    ['the visitor wants nothing fetched', () => page.fetchAhead.set('off'), { mayFetch: 'nothing' }],
    ['the network is gone', () => page.reportFailure('offline'), { isReached: false }],
  ])('is ended by a new one when %s', async (_, happen, facts) => {
    expect(turns()).toMatchObject([{ mayFetch: 'everything', isReached: true }]);
    happen();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(turns().slice(1)).toMatchObject([facts]);
  });

  it('continues when the connection changes and is still free', async () => {
    costNow({ effectiveType: '4g' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(turns()).toHaveLength(1);
  });

  it('SW2 is abandoned when another worker takes over: that one is asked', async () => {
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(turns()).toHaveLength(2);
  });
});
