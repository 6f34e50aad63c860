import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  currentConnection,
  followBrowserEvents,
  followConnection,
  onSilence,
  reportFailure,
  reportOnline,
} from './connection.ts';

followBrowserEvents();

describe('what requests say about the network', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    reportOnline();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('OFFLINE-09 counts only after a second, both ways', () => {
    reportFailure('offline');
    vi.advanceTimersByTime(999);
    expect(currentConnection()).toBe('reached');
    vi.advanceTimersByTime(1);
    expect(currentConnection()).toBe('unreachable');
    reportOnline();
    vi.advanceTimersByTime(999);
    expect(currentConnection()).toBe('unreachable');
    vi.advanceTimersByTime(1);
    expect(currentConnection()).toBe('reached');
  });

  it('OFFLINE-09 one answer outweighs a lost one', () => {
    reportFailure('offline');
    vi.advanceTimersByTime(500);
    reportOnline();
    vi.advanceTimersByTime(60_000);
    expect(currentConnection()).toBe('reached');
  });

  it('ERR-08 a timeout without other answers is an outage, three seconds after the last answer', () => {
    reportOnline();
    vi.advanceTimersByTime(2_000);
    reportFailure('timeout');
    vi.advanceTimersByTime(1_000);
    expect(currentConnection()).toBe('unreachable');
  });

  it('ERR-08 one slow call is no outage while others succeed', () => {
    reportOnline();
    vi.advanceTimersByTime(1_900);
    reportFailure('timeout');
    vi.advanceTimersByTime(60_000);
    expect(currentConnection()).toBe('reached');
  });

  it('ERR-08 a single timeout triggers one check of the network before the state changes', () => {
    const ask = vi.fn();
    onSilence(ask);
    reportOnline();
    vi.advanceTimersByTime(10_000);
    reportFailure('timeout');
    expect(ask).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(900);
    reportOnline();
    vi.advanceTimersByTime(60_000);
    expect(currentConnection()).toBe('reached');

    reportFailure('timeout');
    vi.advanceTimersByTime(1_000);
    expect(currentConnection()).toBe('unreachable');
    reportFailure('timeout');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('OFFLINE-09 the reported state is stable on a network that comes and goes twice a second', () => {
    const heard = vi.fn();
    const stop = followConnection(heard);
    for (let turn = 0; turn < 60; turn += 1) {
      dispatchEvent(new Event('offline'));
      reportFailure('offline');
      vi.advanceTimersByTime(500);
      dispatchEvent(new Event('online'));
      reportOnline();
      vi.advanceTimersByTime(500);
    }
    vi.advanceTimersByTime(5_000);
    stop();
    expect(currentConnection()).toBe('reached');
    expect(heard.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('OFFLINE-09 answers in flight when such a network fails do not change the state', () => {
    const heard = vi.fn();
    reportFailure('offline');
    vi.advanceTimersByTime(1_000);
    const stop = followConnection(heard);
    const isOnline = vi.spyOn(navigator, 'onLine', 'get');
    for (let turn = 0; turn < 60; turn += 1) {
      isOnline.mockReturnValue(false);
      dispatchEvent(new Event('offline'));
      vi.advanceTimersByTime(15);
      if (turn % 3 === 0) reportOnline();
      vi.advanceTimersByTime(525);
      isOnline.mockReturnValue(true);
      vi.advanceTimersByTime(540);
    }
    isOnline.mockRestore();
    stop();
    expect(heard).not.toHaveBeenCalled();
  });
});
