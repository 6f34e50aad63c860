import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdVisit } from './kiosk-hold.ts';
import { useVisit } from './use-visit.ts';

const SECOND = 1_000;

/** The other windows of this kiosk. */
const others = vi.hoisted(() => {
  const channel = new EventTarget();
  const told: string[] = [];
  const stub = Object.assign(channel, { postMessage: (news: string) => told.push(news) });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        // biome-ignore lint/correctness/noConstructorReturn: one channel for the whole test
        return stub;
      }
    },
  );
  const tell = (data: string) => channel.dispatchEvent(Object.assign(new Event('message'), { data }));
  return { told, tell };
});
const onOver = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
  onOver.mockClear();
  others.told.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * SECOND));
const touch = () => act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));

it('K1 nobody is asked at the start page until somebody has touched it', () => {
  const { result } = renderHook(() => useVisit(true, onOver));
  pass(3_600);
  expect([result.current.secondsLeft, onOver.mock.calls.length]).toEqual([null, 0]);
  touch();
  pass(61);
  expect(result.current.secondsLeft).toBe(19);
});

it('K1 KIOSK-04 after a minute it asks for twenty seconds, and ends the visit once', () => {
  const { result } = renderHook(() => useVisit(false, onOver));
  pass(59);
  expect(result.current.secondsLeft).toBeNull();
  pass(1);
  expect(result.current.secondsLeft).toBe(20);
  pass(19);
  expect([result.current.secondsLeft, onOver.mock.calls.length]).toEqual([1, 0]);
  pass(1);
  expect(onOver).toHaveBeenCalledOnce();
  pass(300);
  expect(onOver).toHaveBeenCalledOnce();
});

it('K1 any touch answers', () => {
  const { result } = renderHook(() => useVisit(false, onOver));
  pass(70);
  touch();
  expect(result.current.secondsLeft).toBeNull();
  pass(59);
  expect([result.current.secondsLeft, onOver.mock.calls.length]).toEqual([null, 0]);
});

/** A frame whose player reports its state. */
function putFilm() {
  const frame = document.createElement('iframe');
  const inside = { postMessage: () => undefined };
  Object.defineProperty(frame, 'contentWindow', { value: inside });
  frame.setAttribute('allowfullscreen', '');
  document.body.append(frame);
  return (state: number) => {
    const data = JSON.stringify({ event: 'onStateChange', info: state });
    dispatchEvent(Object.assign(new Event('message'), { source: inside, data }));
  };
}

it('a playing film counts as presence, for five minutes', () => {
  const { result } = renderHook(() => useVisit(false, onOver));
  putFilm()(1);
  pass(300);
  expect(result.current.secondsLeft).toBeNull();
  pass(61);
  expect(result.current.secondsLeft).not.toBeNull();
  pass(20);
  expect(onOver).toHaveBeenCalledOnce();
});

it('a film that was put into the page and does not play does not count, nor one that has ended', () => {
  const { result } = renderHook(() => useVisit(false, onOver));
  const become = putFilm();
  pass(61);
  expect(result.current.secondsLeft).not.toBeNull();
  touch();
  become(1);
  pass(90);
  become(0);
  pass(59);
  expect(result.current.secondsLeft).toBeNull();
  pass(1);
  expect(result.current.secondsLeft).toBe(20);
});

const told = (news: 'touched' | 'film' | 'over') => act(() => void others.tell(news));

it('K1 a touch in another window counts here, and a visitor who is asked there has the full time', () => {
  const { result } = renderHook(() => useVisit(false, onOver));
  pass(50);
  told('touched');
  pass(62);
  expect(result.current.secondsLeft).toBeNull();
  pass(18);
  expect(onOver, 'the other window ends it first').not.toHaveBeenCalled();
  pass(5);
  expect(onOver.mock.calls, 'it is gone').toEqual([['here']]);
});

it('K1 other windows are notified of touches here, once a second at most, and of films', () => {
  renderHook(() => useVisit(false, onOver));
  pass(2);
  others.told.length = 0;
  for (let time = 0; time < 5; time++) touch();
  expect(others.told).toEqual(['touched']);
  pass(2);
  putFilm()(1);
  pass(2);
  expect(others.told.filter((news) => news === 'film')).toHaveLength(2);
});

it('K1 a film in another window counts as presence', () => {
  const { result } = renderHook(() => useVisit(false, onOver));
  for (let second = 0; second < 100; second++) {
    pass(1);
    told('film');
  }
  expect(result.current.secondsLeft).toBeNull();
  pass(61);
  expect(result.current.secondsLeft).not.toBeNull();
});

it('K1 a visit that another window has ended is over here, once, and nobody is asked any more', () => {
  const { result } = renderHook(() => useVisit(false, onOver));
  pass(65);
  told('over');
  expect([result.current.secondsLeft, onOver.mock.calls]).toEqual([null, [['elsewhere']]]);
  pass(300);
  expect(onOver).toHaveBeenCalledOnce();
});

it('work that somebody waits for counts as presence until it is done, ten minutes at most', async () => {
  const { result } = renderHook(() => useVisit(false, onOver));
  let finish: () => void = () => undefined;
  const done = holdVisit(
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
  );
  pass(500);
  expect(result.current.secondsLeft).toBeNull();
  finish();
  await done;
  pass(61);
  expect(result.current.secondsLeft).not.toBeNull();
  touch();
  void holdVisit(new Promise(() => undefined));
  pass(655);
  expect(result.current.secondsLeft).toBeNull();
  pass(30);
  expect(onOver).toHaveBeenCalledOnce();
});
