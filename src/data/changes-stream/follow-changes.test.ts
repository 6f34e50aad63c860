import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RevisionNews } from '#core/contract/changes-stream.ts';
import { fakeLocks } from '../../../tests/support/unit/fake-locks.ts';

const listen = vi.hoisted(() => vi.fn());
const ask = vi.hoisted(() => ({ forRevision: vi.fn(), whileRuns: vi.fn() }));
vi.mock('./listen-to-changes.ts', () => ({ createListener: () => listen }));
vi.mock('./ask-for-revision.ts', () => ({ createAskForRevision: () => ask.forRevision }));
vi.mock('./ask-while-event-runs.ts', () => ({ askWhileEventRuns: ask.whileRuns }));

/** A page's end of the channel; the other pages of the browser are the test itself. */
class FakeChannel extends EventTarget {
  static readonly said: unknown[] = [];
  static current: FakeChannel;
  constructor(readonly name: string) {
    super();
    FakeChannel.current = this;
  }
  postMessage(word: unknown) {
    FakeChannel.said.push(word);
  }
  hear(word: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: word }));
  }
}

interface Listener {
  readonly onNews: (news: RevisionNews) => void;
  readonly onRefused: () => void;
}
const NEWS: RevisionNews = { revision: 7, publishedAt: null, events: [] };
const listening = () => listen.mock.calls.filter(([signal]) => !(signal as AbortSignal).aborted);
const listener = () => listening()[0]?.[1] as Listener;
const forgets: (() => void)[] = [];
let isHidden = false;
let connection: typeof import('../connection/connection.ts');

function forgetListenersAfterwards(target: EventTarget) {
  const { addEventListener } = target;
  vi.spyOn(target, 'addEventListener').mockImplementation((name, heard, options) => {
    addEventListener.call(target, name, heard, options);
    forgets.push(() => target.removeEventListener(name, heard));
  });
}
function show(isShown: boolean) {
  isHidden = !isShown;
  document.dispatchEvent(new Event('visibilitychange'));
  return vi.advanceTimersByTimeAsync(0);
}
/** Opens a page of its own, whose listeners stay until the end of the test. */
async function open() {
  vi.resetModules();
  connection = await import('../connection/connection.ts');
  const { followChanges } = await import('./follow-changes.ts');
  followChanges({} as never);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const target of [window, document]) forgetListenersAfterwards(target);
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  FakeChannel.said.length = 0;
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  listen.mockReset().mockImplementation(
    (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        else signal.addEventListener('abort', () => resolve());
      }),
  );
  ask.forRevision.mockReset();
  ask.whileRuns.mockReset();
});
afterEach(() => {
  for (const forget of forgets.splice(0)) forget();
  document.documentElement.classList.remove('kiosk');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('following changes', () => {
  it('CHANGES-10 one page of the browser listens, and tells the others', async () => {
    await open();
    await open();
    expect(listening()).toHaveLength(1);
    listener().onNews(NEWS);
    expect(ask.forRevision).toHaveBeenCalledExactlyOnceWith(NEWS);
    expect(FakeChannel.said.at(-1)).toEqual(NEWS);
    FakeChannel.current.hear({ ...NEWS, revision: 8 });
    expect(ask.forRevision).toHaveBeenLastCalledWith({ ...NEWS, revision: 8 });
  });

  it('CHANGES-10 a hidden page neither listens nor asks; when it is back it asks what is published', async () => {
    await open();
    await show(false);
    expect(listening()).toHaveLength(0);
    FakeChannel.current.hear(NEWS);
    expect(ask.forRevision).not.toHaveBeenCalled();
    FakeChannel.said.length = 0;
    await show(true);
    expect(listening()).toHaveLength(1);
    expect(FakeChannel.said).toEqual(['which']);
  });

  it('a page that listens answers what is published', async () => {
    await open();
    listener().onNews(NEWS);
    FakeChannel.said.length = 0;
    FakeChannel.current.hear('which');
    expect(FakeChannel.said).toEqual([NEWS]);
  });

  it('CHANGES-10 a kiosk listens always', async () => {
    document.documentElement.classList.add('kiosk');
    await open();
    await show(false);
    expect(listening()).toHaveLength(1);
  });

  it('CHANGES-10 offline nothing is tried; back online it listens again', async () => {
    await open();
    connection.reportFailure('offline');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(listening()).toHaveLength(0);
    connection.reportOnline();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(listening()).toHaveLength(1);
  });

  it('CHANGES-10 without a stream every page that is shown asks once a minute, until there is one', async () => {
    await open();
    listener().onRefused();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask.whileRuns).toHaveBeenCalledTimes(2);
    expect(FakeChannel.said.filter((word) => word === 'ask')).toHaveLength(2);
    listener().onNews(NEWS);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(ask.whileRuns).toHaveBeenCalledTimes(2);
  });
});
