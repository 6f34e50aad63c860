import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createListener } from './listen-to-changes.ts';

/** A connection as browsers have it, which the test lets succeed and fail. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeSource[] = [];
  readyState = 0;
  constructor(readonly address: string) {
    super();
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  say(revision: number) {
    const data = JSON.stringify({ revision, publishedAt: null, events: [] });
    this.dispatchEvent(new MessageEvent('revision', { data }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}
const newest = () => FakeSource.opened.at(-1) as FakeSource;
const count = () => FakeSource.opened.length;
const LOST = 0;

let end = new AbortController();
const onNews = vi.fn();
const onRefused = vi.fn();
let listenToChanges = createListener();
const listen = () => listenToChanges(end.signal, { onNews, onRefused });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  FakeSource.opened.length = 0;
  end = new AbortController();
  listenToChanges = createListener();
  onNews.mockReset();
  onRefused.mockReset();
});
afterEach(() => {
  end.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('listening to the stream of changes', () => {
  it('hands over each revision, and ends with its connection', async () => {
    const listening = listen();
    expect(newest().address).toBe('/api/changes');
    newest().say(7);
    newest().say(8);
    expect(onNews.mock.calls.map(([{ revision }]) => revision)).toEqual([7, 8]);
    end.abort();
    await listening;
    expect(newest().readyState).toBe(FakeSource.CLOSED);
  });

  it('CHANGES-10 a lost connection is opened again, less and less often', async () => {
    void listen();
    newest().say(7);
    for (let times = 0; times < 600; times += 1) {
      if (newest().readyState !== FakeSource.CLOSED) newest().fail(LOST);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(count()).toBeGreaterThan(8);
    expect(count()).toBeLessThan(28);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('CHANGES-10 a server without the stream is asked once, and left alone for long', async () => {
    void listen();
    newest().fail(FakeSource.CLOSED);
    expect(onRefused).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(7 * 60_000);
    end.abort();
    end = new AbortController();
    void listen();
    expect(onRefused).toHaveBeenCalledTimes(2);
    expect(count()).toBe(1);
    await vi.advanceTimersByTimeAsync(8 * 60_000);
    expect(count()).toBe(2);
  });

  it('CHANGES-10 what holds all events back counts as no stream', async () => {
    void listen();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(onRefused).toHaveBeenCalledOnce();
    expect(newest().readyState).toBe(FakeSource.CLOSED);
  });

  it('a connection that has been silent for long is renewed', async () => {
    void listen();
    newest().say(7);
    for (let seconds = 0; count() === 1 && seconds < 20 * 60; seconds += 1)
      await vi.advanceTimersByTimeAsync(1_000);
    newest().say(7);
    expect(count()).toBe(2);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('CHANGES-10 a browser without server-sent events asks by itself', async () => {
    vi.stubGlobal('EventSource', undefined);
    Reflect.deleteProperty(globalThis, 'EventSource');
    void listen();
    expect(onRefused).toHaveBeenCalledOnce();
  });
});
