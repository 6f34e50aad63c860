import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVisit } from './use-visit.ts';

const SECOND = 1_000;
const onOver = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onOver.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * SECOND));
const touch = () => act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));

it('K1 nobody is asked at the beginning until somebody has touched it', () => {
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

/** A frame whose player tells what it does. */
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

it('a film that plays is being there, for five minutes', () => {
  const { result } = renderHook(() => useVisit(false, onOver));
  putFilm()(1);
  pass(300);
  expect(result.current.secondsLeft).toBeNull();
  pass(61);
  expect(result.current.secondsLeft).not.toBeNull();
  pass(20);
  expect(onOver).toHaveBeenCalledOnce();
});

it('a film that was put into the page and does not play is not being there, nor one that has ended', () => {
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
